/** What time it is here, in the top line, and the sheet that sets it on. */

import { h, icon } from "./dom.js";
import { howFarAhead, now } from "./clock.js";

const STEPS = [["hour", "An hour on"], ["day", "A day on"], ["monday", "To next Monday"]];
const SHORT = new Intl.DateTimeFormat("en-GB", { weekday: "short", hour: "2-digit", minute: "2-digit" });
const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });
const IN_UTC = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short", timeZone: "UTC" });

export class ClockSheet {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    this.dialog = null;
    this.time = h("time");
    this.button = h("button", { type: "button", class: "bar-button clock-button", "aria-haspopup": "dialog", disabled: true, onclick: () => this.open() }, icon("clock", 18), this.time);
    this.here = h("p");
    this.utc = h("p", { class: "hint" });
    this.ahead = h("p", { class: "hint" });
    setInterval(() => this.update(), 1000);
  }

  /** Show the time as it is now. */
  update() {
    const { store } = this.app;
    this.button.disabled = !store.ready;
    if (!store.ready) return;
    const shown = SHORT.format(now()), far = inWords(howFarAhead());
    if (this.time.textContent !== shown) this.time.textContent = shown;
    this.button.classList.toggle("ahead", Boolean(far));
    this.button.title = LONG.format(now());
    this.button.setAttribute("aria-label", `The time here: ${shown}${far ? `, ${far} ahead` : ""}`);
    this.here.textContent = LONG.format(now());
    this.utc.textContent = `${IN_UTC.format(now())} UTC`;
    this.ahead.textContent = far ? `${far} ahead of the real time.` : "That is the real time.";
  }

  open() {
    const problem = h("p", { class: "failure", role: "alert", hidden: true });
    const setOn = async (by) => {
      try {
        await this.app.socket.request(this.app.panes[0].person, "set_clock_on", { by });
        problem.hidden = true;
      } catch (error) {
        problem.textContent = error.message;
        problem.hidden = false;
      }
    };
    this.dialog = h("dialog", { class: "ask sheet", "aria-label": "Time" },
      h("header", {}, h("h2", {}, "Time"), h("button", { type: "button", class: "plain", "aria-label": "Close", onclick: () => this.dialog.close() }, icon("close", 22))),
      h("div", { class: "sheet-body" }, h("div", { role: "status" }, this.here, this.utc, this.ahead), problem,
        h("div", { class: "steps" }, STEPS.map(([by, label]) => h("button", { type: "button", class: "button primary", onclick: () => setOn(by) }, label))),
        h("p", { class: "hint" }, "Time passes for everybody here, and for the bot: deadlines, days and weeks end. It never goes back.")));
    const { dialog } = this;
    dialog.addEventListener("close", () => dialog.remove());
    dialog.addEventListener("pointerdown", (event) => event.target === dialog && dialog.close());
    document.body.append(dialog);
    this.update();
    dialog.showModal();
  }
}

/** "2 d 4 h", or nothing. */
function inWords(milliseconds) {
  const hours = Math.floor(milliseconds / 3600000), minutes = Math.floor(milliseconds / 60000) % 60;
  return [[Math.floor(hours / 24), "d"], [hours % 24, "h"], [minutes, "min"]].filter(([count]) => count > 0).map((part) => part.join(" ")).join(" ");
}
