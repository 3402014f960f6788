/**
 * A channel's messages. Games edit their messages all the time, so only rows that changed are drawn
 * anew, and what the person is looking at stays where it is: at the end if they were at the end,
 * else the first visible message keeps its place.
 */

import { h } from "./dom.js";
import { drawCommand, drawMessage } from "./message.js";
import { dayName, startOfDay } from "./timestamps.js";
import { sentAt } from "./store.js";
import { welcome } from "./welcome.js";

const AT_ONCE = 80, TOGETHER = 7 * 60 * 1000, NEAR_END = 48;

export class MessageList {
  /** @param {import("./pane.js").Pane} pane */
  constructor(pane) {
    this.pane = pane;
    this.rows = new Map();
    this.list = h("ol", { class: "messages", role: "log", "aria-live": "polite", "aria-relevant": "additions" });
    this.scroller = h("div", { class: "scroller", tabindex: -1, onscroll: () => this.scrolled() }, this.list);
    this.jumpBar = h("button", { type: "button", class: "jump-bar", hidden: true, onclick: () => this.toEnd() });
    this.element = h("div", { class: "list" }, this.scroller, this.jumpBar);
    const observer = new ResizeObserver(() => this.pinned && this.toEnd());
    observer.observe(this.list);
    observer.observe(this.scroller);
    this.reset();
  }

  /** Another channel or another person: start at its end, and remember how far they had read. */
  reset() {
    this.rows.clear();
    this.list.replaceChildren();
    this.pinned = true;
    this.limit = AT_ONCE;
    this.opening = true;
    /** the first message that the person had not seen: a line stands above it */
    this.newFrom = null;
  }

  update(reader) {
    const anchor = this.pinned ? null : this.anchor();
    const focused = this.focus();
    const rows = this.plan(reader);
    const nodes = new Map();
    rows.forEach(({ key, stamp, draw }, at) => {
      const before = this.rows.get(key);
      const same = before && before.stamp.length === stamp.length && before.stamp.every((part, i) => part === stamp[i]);
      const node = same ? before.node : draw();
      if (before && !same && before.node.parentNode === this.list) before.node.replaceWith(node);
      if (this.list.children[at] !== node) this.list.insertBefore(node, this.list.children[at] ?? null);
      nodes.set(key, { stamp, node });
    });
    while (this.list.children.length > rows.length) this.list.lastElementChild.remove();
    this.rows = nodes;
    this.refocus(focused);
    if (this.pinned) this.toEnd();
    else if (anchor) this.restore(anchor);
    this.afterwards(reader);
  }

  /** Every row that should stand there, each with what its look depends on. */
  plan(reader) {
    const { store, person, pane } = reader;
    const { channelId } = pane;
    const all = store.messagesFor(person, channelId);
    const shown = all.slice(-this.limit);
    const world = [store.world, reader.locale];
    const rows = [];
    if (shown.length < all.length) {
      rows.push({ key: "older", stamp: world, draw: () => h("li", { class: "older" },
        h("button", { type: "button", class: "button secondary", onclick: () => this.older() }, reader.t("older"))) });
    } else {
      rows.push({ key: "welcome", stamp: [...world, store.commands, pane.companion], draw: () => welcome(channelId, reader) });
    }
    // What arrives before one's eyes is not marked as new.
    if (this.newFrom === null && (this.opening || !this.pinned || document.hidden)) this.newFrom = store.firstUnread(person, channelId);
    this.opening = false;
    let last = null, day = null;
    for (const message of shown) {
      const at = sentAt(message), today = startOfDay(new Date(at));
      const newDay = day !== null && today !== day || (day === null && shown.length < all.length);
      const isNew = message.id === this.newFrom;
      if (newDay || isNew) {
        const name = newDay ? dayName(at, reader.locale) : "";
        rows.push({ key: `line/${message.id}`, stamp: [...world, name, isNew], draw: () => divider(name, isNew && reader.t("new")) });
      }
      const grouped = !newDay && !isNew && goesOn(last, message);
      rows.push({
        key: message.id,
        stamp: [...world, message, grouped, pane.interactions.click(person, message.id)],
        draw: () => drawMessage(message, reader, { grouped }),
      });
      last = message;
      day = today;
    }
    for (const command of pane.interactions.commandsIn(person, channelId)) {
      rows.push({ key: command.key, stamp: [...world, command.failed], draw: () => drawCommand(command, reader) });
    }
    return rows;
  }

  afterwards(reader) {
    const { store, person, pane } = reader;
    const { fresh } = store.unread(person, pane.channelId);
    this.jumpBar.hidden = this.pinned;
    const words = !fresh ? "jumpDown" : fresh === 1 ? "newMessage" : "newMessages";
    this.jumpBar.textContent = reader.t(words, { count: fresh });
    if (this.pinned && !document.hidden) pane.sawEnd();
  }

  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    const atEnd = scrollHeight - scrollTop - clientHeight < NEAR_END;
    if (atEnd === this.pinned) return;
    this.pinned = atEnd;
    this.afterwards(this.pane.reader());
  }

  /** The person says or does something here: nothing is new to them any more. */
  acted() {
    this.newFrom = null;
    this.toEnd();
  }

  toEnd() {
    this.pinned = true;
    this.jumpBar.hidden = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  older() {
    this.pinned = false;
    this.limit += AT_ONCE;
    this.update(this.pane.reader());
  }

  /** The first row in sight, and how far below the top edge it begins. */
  anchor() {
    const top = this.scroller.scrollTop;
    for (const [key, { node }] of this.rows) {
      if (node.offsetTop + node.offsetHeight > top) return { key, offset: node.offsetTop - top };
    }
    return null;
  }

  restore({ key, offset }) {
    const node = this.rows.get(key)?.node;
    if (node) this.scroller.scrollTop = node.offsetTop - offset;
  }

  /** Which row has the keyboard, and which of its buttons. */
  focus() {
    const active = document.activeElement;
    const row = this.list.contains(active) ? active.closest("[data-message-id]") : null;
    if (!row) return null;
    return { row: row.dataset.messageId, custom: active.dataset.customId, at: [...row.querySelectorAll("button, a")].indexOf(active), active };
  }

  /** A row that was drawn anew keeps the keyboard: on the same button, or the one in its place. */
  refocus(focused) {
    if (!focused || focused.active.isConnected) return;
    const row = this.rows.get(focused.row)?.node;
    if (!row) return;
    const buttons = [...row.querySelectorAll("button, a")];
    const same = focused.custom && buttons.find((one) => one.dataset.customId === focused.custom);
    const target = same ?? buttons[focused.at];
    (target && !target.disabled ? target : row).focus({ preventScroll: true });
  }

  /** Show one message and let it glow. Returns false where it is not (any more). */
  show(id) {
    const at = this.pane.store.messagesFor(this.pane.person, this.pane.channelId).findIndex((one) => one.id === id);
    if (at < 0) return false;
    this.limit = Math.max(this.limit, this.pane.store.messagesFor(this.pane.person, this.pane.channelId).length - at + 5);
    this.update(this.pane.reader());
    const row = this.rows.get(id).node;
    row.scrollIntoView({ block: "nearest" });
    row.classList.remove("glow");
    void row.offsetWidth; // begins the animation again
    row.classList.add("glow");
    this.scrolled();
    return true;
  }
}

/** Messages of one author within minutes stand under one name, unless something heads the second. */
function goesOn(last, message) {
  return last !== null && last.author.id === message.author.id
    && ![7, 18].includes(last.type) && ![7, 18, 19].includes(message.type)
    && !message.interaction?.name && !message.interaction_metadata?.name && !message.message_reference
    && (last.flags & 64) === (message.flags & 64)
    && sentAt(message) - sentAt(last) < TOGETHER;
}

function divider(name, fresh) {
  return h("li", { class: `divider${fresh ? " fresh" : ""}`, role: "separator" },
    h("span", {}, name), fresh && h("b", {}, fresh));
}
