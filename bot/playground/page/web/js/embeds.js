/** Embeds: the card with the coloured left edge. */

import { h, colour, ownPicture, webAddress } from "./dom.js";
import { markdown } from "./markdown_dom.js";
import { messageTime } from "./timestamps.js";
import { picture } from "./attachments.js";

export function embed(one, reader) {
  const card = h("article", { class: `embed${one.image?.url ? " pictured" : ""}`, style: { borderLeftColor: colour(one.color, "") } });
  const text = h("div", { class: "embed-text" });
  if (one.author?.name) text.append(h("div", { class: "embed-author" }, small(one.author.icon_url), linked(one.author.url, one.author.name)));
  if (one.title) text.append(h("div", { class: "embed-title" }, linked(one.url, markdown(one.title, reader, { inline: true }))));
  if (one.description) text.append(markdown(one.description, reader, { class: "embed-description" }));
  if (one.fields?.length) text.append(h("div", { class: "embed-fields" }, places(one.fields).map(([field, column]) =>
    h("div", { style: { gridColumn: column } },
      markdown(field.name, reader, { inline: true, class: "embed-field-name" }), markdown(field.value, reader)))));
  card.append(text);
  if (one.thumbnail?.url) card.append(h("div", { class: "embed-thumbnail" }, media(one.thumbnail, reader, 80, 80)));
  if (one.image?.url) card.append(h("div", { class: "embed-image" }, media(one.image, reader, 400, 300)));
  const when = one.timestamp && messageTime(Date.parse(one.timestamp), reader.locale, reader.t);
  if (one.footer?.text || when) {
    card.append(h("footer", { class: "embed-footer" }, small(one.footer?.icon_url), [one.footer?.text, when].filter(Boolean).join(" • ")));
  }
  return card;
}

/** Up to three inline fields share a row of twelve columns; any other field has its own row. */
function places(fields) {
  const rows = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.inline && last?.[0].inline && last.length < 3) last.push(field);
    else rows.push([field]);
  }
  return rows.flatMap((row) => row.map((field, at) => {
    const width = field.inline ? 12 / Math.max(row.length, 1) : 12;
    return [field, `${1 + at * width} / ${1 + (at + 1) * width}`];
  }));
}

function media(file, reader, widest, highest) {
  return picture({ ...file, url: file.url }, reader, null, { widest, highest });
}

function linked(url, content) {
  const address = url && webAddress(url);
  return address ? h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, content) : h("span", {}, content);
}

function small(url) {
  const address = ownPicture(url);
  return address && h("img", { src: address, alt: "", class: "embed-icon" });
}
