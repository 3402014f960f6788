/** Custom emoji are pictures from this server; all others are the system's own letters. */

import { h, ownPicture } from "./dom.js";

let addresses = new Map();

/** The emoji that the server knows, with their addresses where it gives any. */
export function knowEmojis(emojis) {
  addresses = new Map((emojis ?? []).filter((one) => ownPicture(one?.url)).map((one) => [String(one.id), ownPicture(one.url)]));
}

export function customEmoji({ id, name, animated }) {
  const source = addresses.get(String(id)) ?? `/cdn/emojis/${encodeURIComponent(id)}.${animated ? "gif" : "png"}`;
  const picture = h("img", {
    class: "emoji", src: source, alt: `:${name}:`, title: `:${name}:`, draggable: "false", "data-emoji-id": id,
  });
  // A deleted emoji reads as its name, as it does on Discord.
  picture.addEventListener("error", () => picture.replaceWith(h("span", { class: "emoji-name" }, `:${name}:`)));
  return picture;
}

/** The emoji of a button or an option: custom ones have an id, the others are their own text. */
export function partialEmoji(emoji) {
  if (!emoji) return null;
  if (emoji.id) return customEmoji(emoji);
  return h("span", { class: "emoji unicode", "aria-hidden": "true" }, emoji.name);
}
