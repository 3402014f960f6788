/**
 * Components of messages: rows of buttons and selects, and Components V2. Each knows the message it
 * stands on, and asks the pane to do what a click means.
 */

import { colour, dots, h, icon, webAddress } from "./dom.js";
import { markdown, jumpTarget } from "./markdown_dom.js";
import { partialEmoji } from "./emoji.js";
import { select } from "./select.js";
import { fileCard, gallery, isSpoiler, picture, veil } from "./attachments.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link-button", 6: "premium" };

/** All components of a message. */
export function components(message, reader) {
  return h("div", { class: "components" }, (message.components ?? []).map((one) => component(one, message, reader)));
}

const DRAW = {
  1: (one, message, reader) => h("div", { class: "action-row" }, (one.components ?? []).map((child) => component(child, message, reader))),
  2: button,
  3: (one, message, reader) => select(one, message, reader),
  5: (one, message, reader) => select(one, message, reader),
  6: (one, message, reader) => select(one, message, reader),
  7: (one, message, reader) => select(one, message, reader),
  8: (one, message, reader) => select(one, message, reader),
  9: (one, message, reader) => h("div", { class: "section" },
    h("div", { class: "section-texts" }, (one.components ?? []).map((child) => component(child, message, reader))),
    one.accessory && h("div", { class: "section-accessory" }, component(one.accessory, message, reader))),
  10: (one, message, reader) => markdown(one.content ?? "", reader, { class: "text-display" }),
  11: (one, message, reader) => covered(one, reader, picture({ ...resolved(one.media, message), description: one.description }, reader, null, { widest: 85, highest: 85 })),
  12: (one, message, reader) => mediaGallery(one, message, reader),
  13: (one, message, reader) => covered(one, reader, fileCard({ ...resolved(one.file, message), filename: one.name ?? fileName(one.file), size: one.size ?? resolved(one.file, message).size })),
  14: (one) => h("hr", { class: `separator ${one.spacing === 2 ? "large" : "small"}${one.divider === false ? " invisible" : ""}` }),
  17: (one, message, reader) => covered(one, reader, h("div", {
    class: `container${one.accent_color == null ? "" : " accented"}`,
    style: one.accent_color == null ? {} : { borderLeftColor: colour(one.accent_color, "") },
  }, (one.components ?? []).map((child) => component(child, message, reader)))),
};

function component(one, message, reader) {
  const draw = DRAW[one.type];
  return draw ? draw(one, message, reader) : h("div", { class: "unsupported" }, reader.t("unsupported", { type: one.type }));
}

function covered(one, reader, element) {
  return one.spoiler ? veil(element, reader) : element;
}

/** A media item, with what is known of the uploaded file it points to. */
function resolved(media, message) {
  const url = media?.url ?? "";
  if (!url.startsWith("attachment://")) return { ...media, url: media?.proxy_url || url };
  const file = (message.attachments ?? []).find((one) => one.filename === url.slice("attachment://".length));
  return { ...media, ...file };
}

function fileName(media) {
  return decodeURIComponent((media?.url ?? "").split("?")[0].split("/").at(-1) || "file");
}

function mediaGallery(one, message, reader) {
  const items = (one.items ?? []).map((item) => ({ ...resolved(item.media, message), description: item.description, spoiler: item.spoiler }));
  if (items.length === 1) {
    const only = picture(items[0], reader, message);
    return h("div", { class: "pictures" }, isSpoiler(items[0]) && !only.classList.contains("veiled") ? veil(only, reader) : only);
  }
  return gallery(items, reader);
}

function button(one, message, reader) {
  const label = [partialEmoji(one.emoji), one.label && h("span", { class: "label" }, one.label)];
  const style = STYLES[one.style] ?? "secondary";
  if (one.style === 5) {
    const address = webAddress(one.url);
    const target = jumpTarget(one.url);
    return h("a", {
      class: `button ${style}`, href: one.disabled ? null : address, target: "_blank", rel: "noopener noreferrer",
      "aria-disabled": one.disabled ? "true" : null, "aria-label": one.label ?? one.emoji?.name ?? null,
      onclick: target && ((event) => {
        event.preventDefault();
        reader.pane.jump(target.channel, target.message);
      }),
    }, label, icon("external", 16));
  }
  const click = reader.pane.interactions.click(reader.person, message.id);
  const busy = click && !click.failed;
  const mine = busy && click.customId === one.custom_id;
  return h("button", {
    type: "button", class: `button ${style}${mine ? " busy" : ""}`, "data-custom-id": one.custom_id,
    // While an answer is awaited the keyboard stays where it is, so this is not `disabled`.
    disabled: Boolean(one.disabled), "aria-disabled": busy ? "true" : null, "aria-busy": mine ? "true" : null,
    "aria-label": one.label ? null : one.emoji?.name ?? one.custom_id,
    onclick: () => busy || reader.pane.click(message, one.custom_id),
  }, label, mine && dots());
}
