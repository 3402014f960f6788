/** Markdown, drawn: the tree of `markdown.js` as elements, for the person who reads it. */

import { h, webAddress } from "./dom.js";
import { parseBlocks, parseInline, onlyEmoji } from "./markdown.js";
import { moment, timestamp } from "./timestamps.js";
import { customEmoji } from "./emoji.js";

const JUMP = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** Where a link into Discord leads, or null for any other link. */
export function jumpTarget(url) {
  const found = JUMP.exec(String(url));
  return found && { guild: found[1], channel: found[2], message: found[3] ?? null };
}

/**
 * A message's text.
 * @param {string} text
 * @param {import("./reader.js").Reader} reader
 * @param {{inline?: boolean, jumbo?: boolean, class?: string}} [how]
 */
export function markdown(text, reader, how = {}) {
  const element = h("div", { class: `markdown ${how.class ?? ""}` });
  if (how.jumbo && onlyEmoji(text)) element.classList.add("jumbo");
  element.append(...(how.inline ? parseInline(text) : parseBlocks(text)).map((mark) => draw(mark, reader)));
  return element;
}

const drawAll = (marks, reader) => marks.map((mark) => draw(mark, reader));

const DRAW = {
  text: (mark) => document.createTextNode(mark.text),
  paragraph: (mark, reader) => h("p", {}, drawAll(mark.children, reader)),
  heading: (mark, reader) => h(`h${mark.level + 2}`, { class: `heading h${mark.level}` }, drawAll(mark.children, reader)),
  subtext: (mark, reader) => h("small", { class: "subtext" }, drawAll(mark.children, reader)),
  quote: (mark, reader) => h("blockquote", {}, drawAll(mark.children, reader)),
  codeblock: (mark) => h("pre", { "data-language": mark.language || null }, h("code", {}, mark.text)),
  list: (mark, reader) => h(mark.start === null ? "ul" : "ol", { start: mark.start },
    mark.items.map((item) => h("li", {}, drawAll(item, reader)))),
  strong: (mark, reader) => h("strong", {}, drawAll(mark.children, reader)),
  em: (mark, reader) => h("em", {}, drawAll(mark.children, reader)),
  underline: (mark, reader) => h("u", {}, drawAll(mark.children, reader)),
  strike: (mark, reader) => h("s", {}, drawAll(mark.children, reader)),
  code: (mark) => h("code", { class: "inline" }, mark.text),
  spoiler: (mark, reader) => spoiler(drawAll(mark.children, reader), reader),
  time: (mark, reader) => timestamp(mark.unix, mark.style, reader.locale),
  emoji: (mark) => customEmoji(mark),
  everyone: (mark) => h("span", { class: "mention" }, `@${mark.name}`),
  role: (mark, reader) => h("span", { class: "mention" }, `@${reader.store.roleName(mark.id)}`),
  user: (mark, reader) => personMention(mark.id, reader),
  channel: (mark, reader) => channelMention(mark.id, reader),
  command: (mark, reader) => h("button", {
    type: "button", class: "mention", onclick: () => reader.pane.typeCommand(mark.name.split(" ")),
  }, `/${mark.name}`),
  link: (mark, reader) => link(mark, reader),
};

function draw(mark, reader) {
  return DRAW[mark.type](mark, reader);
}

const SAID = {
  text: (mark) => mark.text,
  code: (mark) => mark.text,
  codeblock: (mark) => mark.text,
  spoiler: () => "▮▮▮",
  time: (mark, reader) => moment(mark.unix, mark.style, reader.locale),
  emoji: (mark) => `:${mark.name}:`,
  everyone: (mark) => `@${mark.name}`,
  role: (mark, reader) => `@${reader.store.roleName(mark.id)}`,
  user: (mark, reader) => `@${mentionedName(mark.id, reader) ?? "unknown-user"}`,
  channel: (mark, reader) => `#${reader.store.channel(mark.id)?.name ?? "unknown"}`,
  command: (mark) => `/${mark.name}`,
  list: (mark, reader) => mark.items.map((item) => sayAll(item, reader)).join("\n"),
};

const sayAll = (marks, reader) => marks.map((mark) => say(mark, reader)).join("");

function say(mark, reader) {
  if (SAID[mark.type]) return SAID[mark.type](mark, reader);
  return mark.children ? sayAll(mark.children, reader) : mark.url ?? "";
}

/** A text without its markup, as a notification on a phone or a quoted line shows it. */
export function plain(text, reader) {
  return parseBlocks(text).map((mark) => say(mark, reader)).join("\n");
}

function spoiler(children, reader) {
  const element = h("span", {
    class: "spoiler hidden", role: "button", tabindex: 0, "aria-label": reader.t("spoiler"), "aria-expanded": "false",
  }, h("span", { class: "spoiler-inside" }, children));
  const reveal = (event) => {
    if (!element.classList.contains("hidden")) return;
    event.preventDefault();
    event.stopPropagation();
    element.classList.remove("hidden");
    element.setAttribute("aria-expanded", "true");
    element.removeAttribute("aria-label");
  };
  element.addEventListener("click", reveal, true);
  element.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && reveal(event));
  return element;
}

function mentionedName(id, reader) {
  return reader.mentioned && !reader.mentioned.has(id) ? null : reader.store.nameOf(id);
}

function personMention(id, reader) {
  const name = mentionedName(id, reader);
  if (name === null) return h("span", { class: "mention" }, "@unknown-user");
  return h("button", {
    type: "button", class: "mention", "data-user-id": id,
    onclick: (event) => reader.pane.showPerson(id, event.currentTarget),
  }, `@${name}`);
}

function channelMention(id, reader) {
  const channel = reader.store.channel(id);
  if (!channel || !reader.store.canSee(reader.person, id)) return h("span", { class: "mention" }, "#No Access");
  return h("button", { type: "button", class: "mention", onclick: () => reader.pane.openChannel(id) }, `#${channel.name}`);
}

/** Links into Discord move this pane; all others open beside the page. */
function link(mark, reader) {
  const url = webAddress(mark.url);
  if (!url) return document.createTextNode(mark.url);
  const target = jumpTarget(url);
  if (!target) {
    return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" },
      mark.children ? drawAll(mark.children, reader) : mark.url);
  }
  const channel = reader.store.channel(target.channel, reader.person);
  const label = mark.children ? drawAll(mark.children, reader)
    : `${channel ? reader.store.channelLabel(channel) : "#unknown"}${target.message ? " › 💬" : ""}`;
  return h("a", {
    href: url, class: mark.children ? null : "mention",
    onclick: (event) => {
      event.preventDefault();
      reader.pane.jump(target.channel, target.message);
    },
  }, label);
}
