/**
 * One person's Discord: where they are, what they see, what they do. Several of these stand side by
 * side, each as independent of the others as two phones are.
 */

import { h, icon } from "./dom.js";
import { Composer } from "./composer.js";
import { MessageList } from "./message_list.js";
import { PaneBar } from "./pane_bar.js";
import { Popover } from "./popover.js";
import { Sidebar } from "./sidebar.js";
import { localized } from "./commands.js";
import { memberList, personCard } from "./person_card.js";
import { modal } from "./modal.js";
import { openLightbox } from "./lightbox.js";
import { readerOf } from "./reader.js";
import { DM, GROUP } from "./store.js";

const NOTICE = 6000;

export class Pane {
  /**
   * @param {import("./app.js").App} app
   * @param {number} index  0 is the left one
   */
  constructor(app, index) {
    this.app = app;
    this.index = index;
    this.store = app.store;
    this.interactions = app.interactions;
    this.person = null;
    this.channelId = null;
    /** values chosen in selects whose message was not edited since */
    this.chosen = new Map();
    this.forms = [];
    this.bar = new PaneBar(this);
    this.sidebar = new Sidebar(this);
    this.composer = new Composer(this);
    this.list = new MessageList(this);
    this.title = h("h1", { class: "chat-title" });
    this.menuButton = h("button", { type: "button", class: "plain drawer-button", "aria-expanded": "false", onclick: () => this.drawer() }, icon("menu", 22));
    this.memberButton = h("button", { type: "button", class: "plain member-button", "aria-pressed": "false", onclick: () => this.toggleMembers() }, icon("people", 22));
    this.notices = h("div", { class: "notices", role: "status" });
    this.side = h("div", { class: "member-slot" });
    this.window = h("div", { class: "discord" },
      this.sidebar.element, h("div", { class: "drawer-shade", onclick: () => this.drawer(false) }),
      h("main", { class: "chat" },
        h("header", { class: "chat-header" }, this.menuButton, this.title, this.memberButton),
        h("div", { class: "chat-body" }, h("div", { class: "chat-column" }, this.list.element, this.notices, this.composer.element), this.side)));
    this.element = h("section", { class: "pane", "data-pane": index }, this.bar.element, this.window);
    this.popover = new Popover(this.window);
  }

  reader() {
    return readerOf(this);
  }

  /** The person in the other pane. */
  get companion() {
    return this.app.companionOf(this);
  }

  /** Become somebody. */
  be(person) {
    if (this.person === person) return;
    this.popover.close();
    const before = this.person && `${this.person}/${this.channelId}`;
    this.person = person;
    this.channelId = this.firstChannel(this.app.settings.channel(person));
    this.composer.move(before, `${person}/${this.channelId}`);
    this.list.reset();
    this.update();
  }

  /** Where they were last, else the first place they can see. */
  firstChannel(wanted) {
    if (wanted && this.store.canSee(this.person, wanted)) return wanted;
    const guild = this.store.guildsOf(this.person)[0];
    return guild?.channels.find((channel) => channel.type === 0)?.id ?? this.store.dmsOf(this.person)[0]?.id ?? null;
  }

  openChannel(id) {
    this.drawer(false);
    if (id !== this.channelId) {
      this.popover.close();
      this.composer.move(`${this.person}/${this.channelId}`, `${this.person}/${id}`);
      this.channelId = id;
      this.app.settings.rememberChannel(this.person, id);
      this.list.reset();
    } else this.list.toEnd();
    this.update();
  }

  update() {
    if (!this.store.ready || !this.store.person(this.person)) return;
    if (this.channelId === null || !this.store.canSee(this.person, this.channelId)) {
      this.channelId = this.firstChannel(null);
      this.list.reset();
    }
    const reader = this.reader();
    const channel = this.store.channel(this.channelId, this.person);
    const name = this.store.nameOf(this.person);
    this.element.dataset.person = this.person;
    this.element.dataset.personName = name;
    this.element.dataset.channelId = this.channelId ?? "";
    this.element.lang = reader.locale;
    this.element.setAttribute("aria-label", name);
    this.bar.update(reader);
    this.sidebar.update(reader);
    this.composer.update(reader, channel);
    this.updateTitle(reader, channel);
    this.list.update(reader);
  }

  updateTitle(reader, channel) {
    const { t, store } = reader;
    const withBot = Boolean(channel?.withBot);
    const shown = channel ? channel.name : t("nobody");
    const waiting = this.store.dmsOf(this.person).reduce((sum, one) => sum + (one.id === this.channelId ? 0 : store.unread(this.person, one.id).calls), 0);
    const stamp = `${shown}/${channel?.type}/${store.bot?.online}/${reader.locale}/${waiting}`;
    this.menuButton.setAttribute("aria-label", t("channels"));
    this.memberButton.setAttribute("aria-label", t("members"));
    this.memberButton.title = t("members");
    if (this.side.firstChild) this.side.replaceChildren(memberList(reader));
    if (stamp === this.titleStamp) return;
    this.titleStamp = stamp;
    this.title.replaceChildren(
      channel ? icon({ [DM]: "at", [GROUP]: "people" }[channel.type] ?? (store.isThread(channel) ? "thread" : "hash"), 22) : "", h("span", {}, shown),
      withBot && h("i", { class: `presence still${store.bot?.online ? " online" : ""}`, title: store.bot?.online ? t("online") : t("offline") }) || "");
    this.menuButton.dataset.waiting = waiting || "";
  }

  /** The end of the channel is in sight: it counts as read. */
  sawEnd() {
    if (this.channelId && this.store.markSeen(this.person, this.channelId)) {
      this.request("read", { channel_id: this.channelId }).catch(() => {});
    }
  }

  drawer(open = !this.window.classList.contains("drawer-open")) {
    this.window.classList.toggle("drawer-open", open);
    this.menuButton.setAttribute("aria-expanded", String(open));
  }

  toggleMembers() {
    const open = !this.side.firstChild;
    this.side.replaceChildren(...(open ? [memberList(this.reader())] : []));
    this.memberButton.setAttribute("aria-pressed", String(open));
  }

  /** Go where a link leads, if this person may. */
  jump(channelId, messageId) {
    const { t, store } = this.reader();
    if (!store.canSee(this.person, channelId)) return this.notice(t("cannotSee", { name: store.nameOf(this.person) }));
    this.openChannel(channelId);
    if (messageId && !this.list.show(messageId)) this.notice(t("messageGone"));
    return undefined;
  }

  request(op, fields) {
    return this.app.socket.request(this.person, op, fields);
  }

  /** Do something whose only answer is what the server then shows; a refusal is said aloud. */
  async act(op, fields) {
    try {
      return await this.request(op, fields);
    } catch (error) {
      this.notice(error.message);
      return null;
    }
  }

  async click(message, customId) {
    await this.use("click", message, customId, {});
  }

  async choose(message, customId, values) {
    await this.use("select", message, customId, { values });
  }

  async use(op, message, customId, fields) {
    const { person } = this;
    this.interactions.beginClick(person, message.id, customId);
    try {
      const result = await this.request(op, { channel_id: message.channel_id ?? this.channelId, message_id: message.id, custom_id: customId, ...fields });
      this.interactions.own.add(result?.id);
    } catch (error) {
      this.interactions.endClick(person, message.id, true);
      this.notice(error.message);
    }
  }

  sendCommand(leaf, options) {
    return this.invoke("command", leaf.label, { name: leaf.path, options });
  }

  userCommand(command, target) {
    return this.invoke("user_command", localized(command, "name", this.reader().locale), { name: command.name, target_id: target });
  }

  async invoke(op, label, fields) {
    const pending = this.interactions.beginCommand(this.person, this.channelId, label, op === "command" ? "/" : "");
    this.list.acted();
    try {
      const result = await this.request(op, { channel_id: this.channelId, ...fields });
      this.interactions.nameCommand(pending, result?.id);
    } catch (error) {
      this.interactions.endCommand(pending);
      this.notice(error.message);
    }
  }

  typeCommand(path, values) {
    this.composer.typeCommand(path, values);
  }

  /** @param {string|null} [other]  a person; else the bot */
  async openDm(other = null) {
    const dm = await this.act("open_dm", other ? { other_id: other } : {});
    if (!dm) return;
    this.store.openDm(dm);
    this.openChannel(dm.id);
  }

  showPerson(id, anchor) {
    const card = personCard(id, this.reader());
    if (!card) return;
    this.popover.open(anchor, card, { class: "card-popover" });
  }

  lightbox(source, alt, file) {
    openLightbox(source, alt, file, this.reader().t);
  }

  /** The bot has a form to fill in. */
  showModal(form) {
    const { person } = this;
    const close = () => {
      this.interactions.awaitForm(person, null);
      shown.element.remove();
      this.forms = this.forms.filter((one) => one !== shown);
    };
    const shown = modal(form, this.reader(), {
      onclose: close,
      onsubmit: async (values) => {
        this.interactions.awaitForm(person, (state) => {
          if (state === "failed") shown.fail();
          else if (state !== "pending") close();
        });
        try {
          await this.request("submit_modal", { interaction_id: form.interaction_id, values });
        } catch (error) {
          shown.fail();
          this.notice(error.message);
        }
      },
    });
    this.forms.push(shown);
    this.popover.close();
    this.window.append(shown.element);
    shown.focus();
  }

  /** A sentence that goes away by itself. */
  notice(text) {
    const line = h("div", { class: "notice-line" }, text);
    this.notices.append(line);
    setTimeout(() => line.remove(), NOTICE);
  }
}
