/**
 * Above each pane, outside Discord: who sits there, what language their Discord speaks, whether they
 * take DMs, and what has buzzed their phone.
 */

import { h, icon } from "./dom.js";
import { avatar } from "./avatar.js";
import { LOCALES } from "./texts.js";
import { pushLog } from "./push_log.js";

export class PaneBar {
  /** @param {import("./pane.js").Pane} pane */
  constructor(pane) {
    this.pane = pane;
    this.portrait = h("span", { class: "bar-portrait" });
    this.who = h("select", { class: "bar-select who", onchange: () => pane.app.seat(pane, this.who.value) });
    this.language = h("select", { class: "bar-select language", onchange: () => pane.act("set_locale", { locale: this.language.value }) },
      Object.entries(LOCALES).map(([code, name]) => h("option", { value: code }, name)));
    this.dms = h("button", { type: "button", class: "bar-button dms", role: "switch", onclick: () => {
      pane.act("set_dms", { open: this.dms.getAttribute("aria-checked") !== "true" });
    } });
    this.count = h("b", { class: "badge", hidden: true });
    this.pushes = h("button", { type: "button", class: "bar-button pushes", "aria-haspopup": "dialog", onclick: () => this.openLog() }, icon("bell", 18), this.count);
    this.element = h("header", { class: "pane-bar" }, this.portrait, this.who, this.language, this.dms, this.pushes);
    this.seen = new Map();
  }

  update(reader) {
    const { store, t, person } = reader;
    const me = store.person(person);
    const names = store.people.map((one) => `${one.id}=${store.nameOf(one.id)}`).join();
    if (names !== this.names) {
      this.names = names;
      this.who.replaceChildren(...store.people.map((one) => h("option", { value: one.id }, store.nameOf(one.id))));
    }
    this.who.value = person;
    this.who.setAttribute("aria-label", "Who sits here");
    this.language.value = me.locale;
    this.language.setAttribute("aria-label", t("language"));
    this.portrait.replaceChildren(avatar(me, store, 24));
    this.dms.setAttribute("aria-checked", String(Boolean(me.dms_open)));
    this.dms.title = t("dmsExplained");
    this.dms.replaceChildren(h("i", { class: "switch" }), h("span", {}, me.dms_open ? t("dmsOpen") : t("dmsClosed")));
    const total = store.pushesOf(person).length;
    if (!this.seen.has(person)) this.seen.set(person, total);
    const fresh = total - this.seen.get(person);
    this.pushes.setAttribute("aria-label", `${t("pushLog")}: ${total}`);
    this.pushes.title = t("pushLog");
    this.pushes.dataset.total = total;
    if (fresh > 0 && fresh !== Number(this.count.textContent)) {
      // The bell rings when the phone would.
      this.pushes.classList.remove("buzz");
      void this.pushes.offsetWidth;
      this.pushes.classList.add("buzz");
    }
    this.count.hidden = fresh <= 0;
    this.count.textContent = fresh;
  }

  openLog() {
    const { pane } = this;
    this.seen.set(pane.person, pane.store.pushesOf(pane.person).length);
    this.update(pane.reader());
    pane.popover.open(this.pushes, pushLog(pane.reader()), { class: "push-popover" });
  }
}
