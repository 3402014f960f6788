/** The playground's own line at the top: which view, how wide, who else, and whether the bot is there. */

import { ClockSheet } from "./clock_sheet.js";
import { h, icon } from "./dom.js";
import { LOCALES } from "./texts.js";

export class Toolbar {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    const look = (name, label, change) => h("button", { type: "button", class: "bar-button", "data-view": name, "aria-label": label, title: label, onclick: () => app.look(change()) }, icon(name, 18), h("span", {}, label));
    this.two = look("split", "Two people", () => ({ panes: 2 }));
    this.one = look("single", "One person", () => ({ panes: 1 }));
    this.phone = look("phone", "Phone width", () => ({ phone: !app.settings.values.phone }));
    this.clock = new ClockSheet(app);
    this.bot = h("span", { class: "bot-state", role: "status" });
    this.server = h("button", { type: "button", class: "bar-button", "aria-label": "Server", title: "Server", "aria-haspopup": "dialog", disabled: true, onclick: () => app.sheet.open() }, icon("server", 18), h("span", {}, "Server"));
    this.add = h("button", { type: "button", class: "bar-button add-person", "aria-label": "Add a person", title: "Add a person", "aria-haspopup": "dialog", onclick: () => this.askWho() }, icon("plus", 18), h("span", {}, "Add a person"));
    this.element = h("header", { class: "toolbar" }, h("strong", { class: "toolbar-title" }, "Playground"), this.bot,
      h("span", { class: "space" }), this.clock.button, h("div", { class: "group", role: "group", "aria-label": "View" }, this.two, this.one), this.phone, this.server, this.add);
  }

  update() {
    const { settings, store } = this.app;
    this.two.setAttribute("aria-pressed", String(settings.values.panes === 2));
    this.one.setAttribute("aria-pressed", String(settings.values.panes === 1));
    this.phone.setAttribute("aria-pressed", String(settings.values.phone));
    this.clock.update();
    this.server.disabled = this.add.disabled = !store.ready || !store.guilds.length;
    const online = Boolean(store.connected && store.bot?.online);
    const text = store.ready ? `${store.botName} is ${online ? "online" : "offline"}` : "";
    if (this.bot.textContent === text) return;
    this.bot.dataset.online = String(online);
    this.bot.replaceChildren(h("i", { class: `presence still${online ? " online" : ""}` }), text);
  }

  /** A new person needs a name and the language their Discord speaks. */
  askWho() {
    const name = h("input", { type: "text", class: "text-input", maxlength: 32, required: true, autocomplete: "off", "aria-label": "Name", placeholder: "Name" });
    const language = h("select", { class: "bar-select", "aria-label": "Language" }, Object.entries(LOCALES).map(([code, own]) => h("option", { value: code }, own)));
    const { guilds } = this.app.store;
    const guild = h("select", { class: "bar-select", "aria-label": "Server" }, guilds.map((one) => h("option", { value: one.id }, one.name)));
    const problem = h("p", { class: "failure", role: "alert", hidden: true });
    const dialog = h("dialog", { class: "ask", "aria-label": "Add a person" }, h("form", { onsubmit: async (event) => {
      event.preventDefault();
      try {
        const person = await this.app.socket.request(this.app.panes[0].person, "add_person", { name: name.value.trim(), locale: language.value, guild_id: guild.value });
        dialog.close();
        if (person?.id && this.app.store.person(person.id)) this.app.seat(this.app.shown.at(-1), person.id);
      } catch (error) {
        problem.textContent = error.message;
        problem.hidden = false;
      }
    } }, h("h2", {}, "Add a person"), h("p", { class: "hint" }, "They join a server and take the place of the last pane; every pane's own menu brings anybody back."),
    h("label", {}, "Name", name), h("label", {}, "Language of their Discord", language), guilds.length > 1 && h("label", {}, "Server", guild), problem,
    h("footer", {}, h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Cancel"), h("button", { type: "submit", class: "button primary" }, "Add"))));
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
    name.focus();
  }
}
