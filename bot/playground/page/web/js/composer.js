/** Where a person types: messages, and commands from the first "/" on. */

import { h, icon } from "./dom.js";
import { avatar } from "./avatar.js";
import { CommandEntry } from "./command_entry.js";
import { exactly, leaves, localized, matching, placeOf } from "./commands.js";
import { Suggestions } from "./suggestions.js";
import { drawChoice, narrowed } from "./options.js";

export class Composer {
  /** @param {import("./pane.js").Pane} pane */
  constructor(pane) {
    this.pane = pane;
    this.entry = null;
    this.drafts = new Map();
    this.suggestions = new Suggestions();
    this.text = h("textarea", {
      class: "composer-text", rows: 1, maxlength: 2000, "data-suggests": true, autocomplete: "off", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list",
      oninput: () => this.typed(), onkeydown: (event) => this.key(event), onclick: () => this.typed(),
    });
    this.sendButton = h("button", { type: "button", class: "send", onclick: () => (this.entry ? this.entry.send() : this.say()) }, icon("send", 20));
    this.note = h("p", { class: "composer-note", role: "status", hidden: true });
    this.field = h("div", { class: "composer-field" }, this.text);
    this.element = h("form", { class: "composer", onsubmit: (event) => event.preventDefault() },
      this.suggestions.element, this.note, h("div", { class: "composer-box" }, this.field, this.sendButton));
    this.element.addEventListener("focusout", (event) => {
      if (!this.element.contains(event.relatedTarget)) this.suggestions.hide();
    });
  }

  update(reader, channel) {
    const name = channel ? reader.store.channelLabel(channel) : "";
    const words = reader.t("placeholder", { channel: name });
    this.text.placeholder = words;
    this.text.setAttribute("aria-label", words);
    this.sendButton.setAttribute("aria-label", reader.t("send"));
    this.element.hidden = !channel;
    if (reader.store.bot?.online) this.entry?.botIsOnline();
    this.updateNote();
  }

  /** Above the field: that the bot is away, and that a command waits for it. */
  updateNote() {
    const { store, t } = this.pane.reader();
    const { channelId, person } = this.pane;
    const name = store.botName;
    this.note.hidden = !store.bot || store.bot.online || !placeOf(store, channelId, person).ways.length;
    const words = this.entry?.waits ? t("commandWaits", { name, command: `/${this.entry.leaf.label}` })
      : t(store.startsBot ? "botStarting" : "botOffline", { name });
    if (this.note.textContent !== words) this.note.textContent = words;
  }

  /** Another channel or person: each keeps what was typed there. */
  move(from, to) {
    if (from) this.drafts.set(from, this.entry ? "" : this.text.value);
    this.leaveCommand(this.drafts.get(to) ?? "", false);
  }

  get all() {
    const { store, channelId, person } = this.pane;
    return leaves(store.commands, this.pane.reader().locale, placeOf(store, channelId, person));
  }

  typed() {
    const { value } = this.text;
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 200)}px`;
    if (value.startsWith("/")) return this.suggestCommands(value.slice(1));
    const mention = /(^|\s)@(\S*)$/.exec(value.slice(0, this.text.selectionStart));
    if (mention) return this.suggestPeople(mention[2]);
    this.suggestions.hide();
    this.text.setAttribute("aria-expanded", "false");
  }

  suggestCommands(typed) {
    const all = this.all;
    // A whole command and a space: no doubt any more about which one it is.
    const exact = /\s$/.test(typed) && exactly(all, typed);
    if (exact && matching(all, typed).length === 1) return this.enterCommand(exact);
    const { t, store, locale } = this.pane.reader();
    this.suggestions.show({
      title: [avatar(store.bot ?? { id: "0", username: "?" }, store, 18), store.botName],
      items: matching(all, typed).map((leaf) => ({ value: leaf, key: leaf.path.join(" "), draw: () => [
        h("span", { class: "command-line" }, h("span", { class: "suggestion-label" }, `/${leaf.label}`),
          leaf.options.map((option) => h("span", { class: `option-hint${option.required ? " required" : ""}` }, localized(option, "name", locale)))),
        h("small", {}, leaf.description)] })),
      empty: all.length ? t("noMatch") : t(store.commands.length ? "notHere" : "noCommands", { name: store.botName }),
      onpick: (leaf) => this.enterCommand(leaf),
    });
    this.text.setAttribute("aria-expanded", String(this.suggestions.open));
  }

  suggestPeople(typed) {
    const { store, pane } = this.pane.reader();
    const people = store.usersIn(pane.channelId)
      .map((user) => ({ label: store.nameOf(user.id), value: user.id, note: user.username, picture: () => avatar(user, store, 24) }));
    const items = narrowed(people, typed);
    if (!items.length) return this.suggestions.hide();
    this.suggestions.show({
      title: pane.reader().t("members"),
      items: items.map((one) => ({ value: one, key: one.value, draw: () => drawChoice(one) })),
      onpick: (one) => {
        const end = this.text.selectionStart, start = this.text.value.lastIndexOf("@", end - 1);
        this.text.setRangeText(`@${one.label} `, start, end, "end");
        this.suggestions.hide();
      },
    });
  }

  key(event) {
    if (event.isComposing) return;
    const { key } = event;
    if (this.suggestions.open && (key === "ArrowDown" || key === "ArrowUp")) {
      event.preventDefault();
      this.suggestions.move(key === "ArrowDown" ? 1 : -1);
    } else if (key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      if (!(this.suggestions.open && this.suggestions.pick())) this.say();
    } else if (key === "Tab" && this.suggestions.open) {
      event.preventDefault();
      this.suggestions.pick();
    } else if (key === "Escape") this.suggestions.hide();
  }

  /** Begin filling in a command, as if it had been typed. */
  enterCommand(leaf, values = {}) {
    this.text.value = "";
    this.entry = new CommandEntry(this, leaf, values);
    this.field.replaceChildren(this.entry.element);
    this.entry.focus();
  }

  /** Back to plain text. */
  leaveCommand(text = "", focus = true) {
    this.entry = null;
    this.updateNote();
    this.suggestions.hide();
    this.field.replaceChildren(this.text);
    this.text.value = text;
    this.text.style.height = "auto";
    if (!focus) return;
    this.text.focus();
    if (text) this.typed();
  }

  /** Type a command by its path; words that are no command become text. */
  typeCommand(path, values) {
    const leaf = exactly(this.all, path.join(" "));
    if (leaf) this.enterCommand(leaf, values);
    else this.leaveCommand(`/${path.join(" ")}`);
  }

  sendCommand(leaf, options) {
    // One that waited for the bot must not take the focus from another pane.
    this.leaveCommand("", this.element.contains(document.activeElement));
    this.pane.sendCommand(leaf, options);
  }

  say() {
    const text = this.text.value.trim();
    if (!text || text.startsWith("/")) return;
    this.leaveCommand();
    this.pane.list.acted();
    this.pane.act("say", { channel_id: this.pane.channelId, content: this.withMentions(text) });
  }

  /** "@Ben" becomes a mention of Ben; longer names first, so that "@Ben Ten" is not Ben. */
  withMentions(text) {
    const { store } = this.pane;
    const people = [...store.people, store.bot].filter(Boolean).map((user) => [store.nameOf(user.id), user.id])
      .toSorted((a, b) => b[0].length - a[0].length);
    for (const [name, id] of people) text = text.split(`@${name}`).join(`<@${id}>`);
    return text;
  }
}
