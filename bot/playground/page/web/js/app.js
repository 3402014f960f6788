/** The page as a whole: the connection, the toolbar, and the panes with a person in each. */

import { h } from "./dom.js";
import { Interactions } from "./interactions.js";
import { Pane } from "./pane.js";
import { ServerSheet } from "./server_sheet.js";
import { Settings } from "./settings.js";
import { Socket } from "./socket.js";
import { Store } from "./store.js";
import { Toolbar } from "./toolbar.js";

export class App {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.settings = new Settings();
    this.store = new Store();
    this.interactions = new Interactions(() => this.store.changed());
    this.panes = [new Pane(this, 0), new Pane(this, 1)];
    this.toolbar = new Toolbar(this);
    this.sheet = new ServerSheet(this);
    this.banner = h("div", { class: "banner-line", role: "status", hidden: true });
    this.stage = h("div", { class: "stage" }, this.panes.map((pane) => pane.element));
    root.replaceChildren(this.toolbar.element, this.banner, this.stage);
    this.store.subscribe(() => this.update());
    document.addEventListener("visibilitychange", () => this.update());
    this.socket = null;
    this.lookedOver();
  }

  /** Connects to the server; the page is empty until the server has told how things stand. */
  start() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new Socket(`${scheme}://${location.host}/page/ws`, (message) => this.take(message), () => this.lost());
  }

  /** The server is away: what was under way is not heard of any more. */
  lost() {
    this.store.connected = false;
    this.interactions.clear();
    this.store.changed();
  }

  take(message) {
    if (message.t === "interaction") this.interactions.take(message);
    else if (message.t === "modal") {
      if (this.interactions.own.has(message.interaction_id)) this.paneOf(message.person)?.showModal(message);
    }
    else if (message.t === "state") {
      this.store.load(message);
      this.fill();
    } else this.store.take(message);
  }

  /** Somebody in every pane: who was there last, else the first ones; never the same one twice unasked. */
  fill() {
    const known = this.settings.values.people.map((id) => (this.store.person(id) ? id : null));
    const free = this.store.people.map((one) => one.id).filter((id) => !known.includes(id));
    this.panes.forEach((pane, at) => {
      const person = known[at] ?? free.shift() ?? this.store.people[0]?.id;
      if (person) pane.be(person);
    });
    this.root.setAttribute("aria-busy", "false");
  }

  /** Put a person into a pane; who was in the other one already changes places. */
  seat(pane, person) {
    const other = this.panes.find((one) => one !== pane);
    if (other.person === person && this.settings.values.panes === 2) {
      const mine = pane.person;
      other.be(mine);
    }
    pane.be(person);
    this.settings.set({ people: this.panes.map((one) => one.person) });
    this.store.changed();
  }

  paneOf(person) {
    return this.shown.find((pane) => pane.person === person) ?? null;
  }

  /** The person who the other one plays with: the other pane's, even while it is out of sight. */
  companionOf(pane) {
    return this.panes.find((one) => one !== pane)?.person ?? null;
  }

  get shown() {
    return this.panes.slice(0, this.settings.values.panes);
  }

  /** Change the view: how many panes, and how wide they are. */
  look(change) {
    this.settings.set(change);
    this.lookedOver();
    this.store.changed();
  }

  lookedOver() {
    const { panes, phone } = this.settings.values;
    this.root.classList.toggle("phone", phone);
    this.root.classList.toggle("single", panes === 1);
    this.panes.forEach((pane, at) => { pane.element.hidden = at >= panes; });
    this.toolbar.update();
  }

  update() {
    const { store } = this;
    const away = store.ready ? "The playground's server is away. Reconnecting…" : "Connecting…";
    this.banner.hidden = store.connected;
    this.banner.textContent = store.connected ? "" : away;
    this.toolbar.update();
    if (!store.ready) return;
    const waiting = this.shown.reduce((sum, pane) => sum + store.dmsOf(pane.person).reduce((calls, dm) => calls + store.unread(pane.person, dm.id).calls, 0), 0);
    document.title = `${waiting ? `(${waiting}) ` : ""}${store.botName} · Playground`;
    for (const pane of this.shown) pane.update();
    this.sheet.update();
  }
}
