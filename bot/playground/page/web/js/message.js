/** One message, as Discord shows it to one person. */

import { dots, h, icon } from "./dom.js";
import { avatar } from "./avatar.js";
import { markdown, plain } from "./markdown_dom.js";
import { readerOfMessage } from "./reader.js";
import { messageTime, shortTime, fullTime } from "./timestamps.js";
import { attachments } from "./attachments.js";
import { embed } from "./embeds.js";
import { components } from "./components.js";
import { sentence } from "./texts.js";
import { COMPONENTS_V2, EPHEMERAL, LOADING, SUPPRESS_EMBEDS, mentions, sentAt } from "./store.js";

const JOINED = 7, THREAD_CREATED = 18;

/**
 * @param {any} message  Discord's message object
 * @param {import("./reader.js").Reader} reader
 * @param {{grouped: boolean, fresh?: boolean}} how  grouped: it goes on under the same name
 */
export function drawMessage(message, reader, { grouped }) {
  const { t, locale, store, person } = reader;
  const flags = message.flags ?? 0;
  const own = flags & EPHEMERAL;
  const at = sentAt(message);
  const name = store.nameOf(message.author.id) ?? message.author.global_name ?? message.author.username;
  const row = h("li", {
    class: "message", tabindex: -1, "data-message-id": message.id, "data-author-id": message.author.id,
    "aria-label": `${name}, ${messageTime(at, locale, t)}`,
  });
  row.classList.toggle("grouped", grouped);
  row.classList.toggle("ephemeral", Boolean(own));
  row.classList.toggle("mentioned", !own && message.author.id !== person && mentions(message, person));
  if (message.type === JOINED || message.type === THREAD_CREATED) return systemLine(row, message, name, reader);

  if (grouped) {
    row.append(h("time", { class: "side-time", title: fullTime(at, locale) }, shortTime(at, locale)));
  } else {
    row.append(...above(message, reader));
    const show = (event) => reader.pane.showPerson(message.author.id, event.currentTarget);
    row.append(
      h("button", { type: "button", class: "portrait", tabindex: -1, "aria-label": name, onclick: show,
        oncontextmenu: (event) => { event.preventDefault(); show(event); } }, avatar(message.author, store, 40)),
      h("div", { class: "byline" },
        h("button", { type: "button", class: "author", onclick: show,
          oncontextmenu: (event) => { event.preventDefault(); show(event); } }, name),
        message.author.bot && h("span", { class: "tag" }, t("app")),
        h("time", { class: "time", title: fullTime(at, locale) }, messageTime(at, locale, t))),
    );
  }
  row.append(body(message, readerOfMessage(message, reader), flags));
  if (!own && mayDelete(message, reader)) row.append(tools(message, reader));
  return row;
}

/** Content, files, embeds and components, in Discord's order. */
function body(message, reader, flags) {
  const { t, locale, store, pane, person } = reader;
  const edited = message.edited_timestamp && h("span", {
    class: "edited", title: fullTime(Date.parse(message.edited_timestamp), locale),
  }, t("edited"));
  const inside = h("div", { class: "body" });
  if (flags & LOADING) {
    inside.append(h("div", { class: "thinking" }, dots(), t("thinking", { name: store.botName })));
  } else if (flags & COMPONENTS_V2) {
    inside.append(components(message, reader));
    if (edited) inside.append(edited);
  } else {
    const text = message.content ? markdown(message.content, reader, { jumbo: true, class: "content" }) : null;
    if (text) inside.append(text);
    // The mark stands at the end of the text, on its last line.
    if (edited) lastLine(text, inside).append(" ", edited);
    inside.append(...attachments(message, reader));
    if (!(flags & SUPPRESS_EMBEDS)) inside.append(...(message.embeds ?? []).map((one) => embed(one, reader)));
    if (message.components?.length) inside.append(components(message, reader));
  }
  const click = pane.interactions.click(person, message.id);
  if (click?.failed) inside.append(h("div", { class: "failure", role: "alert" }, t("failed")));
  if (flags & EPHEMERAL) {
    inside.append(h("div", { class: "only-you" }, icon("eye", 16), t("onlyYou"), " • ",
      h("button", { type: "button", class: "link", onclick: () => pane.act("dismiss", { message_id: message.id, channel_id: message.channel_id }) }, t("dismiss"))));
  }
  return inside;
}

function lastLine(text, otherwise) {
  const last = text?.lastElementChild;
  if (!last) return otherwise;
  return last.tagName === "P" || last.tagName === "SMALL" ? last : text;
}

/** The line above: which command this answers, or which message. */
function above(message, reader) {
  const { t, store } = reader;
  const metadata = message.interaction_metadata;
  const name = message.interaction?.name ?? metadata?.name;
  if (name && (metadata?.type ?? message.interaction?.type ?? 2) === 2) {
    const user = metadata?.user ?? message.interaction.user;
    return [used(user, metadata?.target_user ? name : `/${name}`, reader)];
  }
  if (message.message_reference && "referenced_message" in message) {
    const other = message.referenced_message;
    if (!other) return [h("div", { class: "above" }, h("span", { class: "spine" }), h("em", {}, t("messageGone")))];
    return [h("div", { class: "above" }, h("span", { class: "spine" }), avatar(other.author, store, 16),
      h("span", { class: "author" }, store.nameOf(other.author.id) ?? other.author.username),
      h("button", { type: "button", class: "quoted", onclick: () => reader.pane.jump(other.channel_id ?? message.channel_id, other.id) },
        other.content ? plain(other.content, readerOfMessage(other, reader)).split("\n")[0] : `(${t("picture")})`))];
  }
  return [];
}

/** "Aoi used /dice roll", in the reader's language. */
function used(user, command, reader) {
  const { store, t, pane } = reader;
  const who = h("button", { type: "button", class: "author", onclick: (event) => pane.showPerson(user.id, event.currentTarget) },
    store.nameOf(user.id) ?? user.global_name ?? user.username);
  return h("div", { class: "above" }, h("span", { class: "spine" }), avatar(user, store, 16),
    h("span", { class: "used" }, sentence(t("used"), { user: who, command: h("span", { class: "mention" }, command) })));
}

/** One's own messages, and anybody's on a server that one manages. */
function mayDelete(message, { store, person }) {
  const guild = store.guildOf(message.channel_id);
  return message.author.id === person || Boolean(guild?.managers?.includes(person));
}

function tools(message, reader) {
  const { t, pane } = reader;
  return h("div", { class: "tools" }, h("button", {
    type: "button", title: t("delete"), "aria-label": t("delete"),
    onclick: () => pane.act("delete_message", { channel_id: message.channel_id, message_id: message.id }),
  }, icon("trash", 18)));
}

function systemLine(row, message, name, reader) {
  const key = message.type === JOINED ? "joined" : "thread";
  row.classList.add("system");
  row.append(h("span", { class: "system-icon" }, icon(message.type === JOINED ? "right" : "thread", 18)),
    h("div", { class: "body" }, reader.t(key, { name, thread: message.content }),
      h("time", { class: "time" }, messageTime(sentAt(message), reader.locale, reader.t))));
  return row;
}

/** A command that was sent and has no answer yet, or will never have one. */
export function drawCommand(command, reader) {
  const { t, store, person, pane } = reader;
  const user = store.person(person);
  return h("li", { class: `message ephemeral pending-command${command.failed ? " failed" : ""}`, "data-command": command.name },
    used(user, `${command.slash}${command.name}`, reader),
    h("span", { class: "portrait" }, avatar(store.bot ?? { id: "0", username: "Bot" }, store, 40)),
    h("div", { class: "byline" }, h("span", { class: "author" }, store.botName), h("span", { class: "tag" }, t("app"))),
    h("div", { class: "body" },
      command.failed
        ? h("div", { class: "failure", role: "alert" }, t("noResponse"))
        : h("div", { class: "thinking" }, dots(), t("sending")),
      command.failed && h("div", { class: "only-you" }, icon("eye", 16), t("onlyYou"), " • ",
        h("button", { type: "button", class: "link", onclick: () => pane.interactions.endCommand(command) }, t("dismiss")))));
}
