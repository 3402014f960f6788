/** Files of a message: pictures in Discord's measures, everything else as a card. */

import { h, icon, ownPicture, webAddress } from "./dom.js";

const WIDEST = 550, HIGHEST = 350;

/** The size a picture is shown at: whole, never enlarged, inside Discord's frame. */
export function fit(width, height, widest = WIDEST, highest = HIGHEST) {
  if (!width || !height) return { width: widest, height: highest };
  const scale = Math.min(1, widest / width, highest / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

export function attachments(message, reader) {
  const files = message.attachments ?? [];
  const pictures = files.filter((file) => isPicture(file) && ownPicture(file.url));
  const others = files.filter((file) => !pictures.includes(file));
  const drawn = [];
  if (pictures.length === 1) drawn.push(h("div", { class: "pictures" }, picture(pictures[0], reader, message)));
  else if (pictures.length) drawn.push(gallery(pictures, reader));
  return [...drawn, ...others.map((file) => fileCard(file))];
}

function isPicture(file) {
  return (file.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(file.filename ?? "");
}

/**
 * One picture at its own proportions. The box has its size before the file has come, so nothing
 * below it ever moves; and when a message is edited, the old picture stays until the new one is there.
 */
export function picture(file, reader, message, frame = {}) {
  const source = ownPicture(file.url);
  const alt = file.description ?? "";
  const size = fit(file.width, file.height, frame.widest, frame.highest);
  if (!source) return outside(file.url, alt, reader);
  const image = h("img", { src: source, alt, title: alt.length < 120 ? alt || null : null, width: size.width, height: size.height, draggable: "false", decoding: "async" });
  const button = h("button", {
    type: "button", class: "picture", "aria-label": alt || reader.t("picture"), "data-filename": file.filename ?? null,
    style: { maxWidth: `${size.width}px`, aspectRatio: `${size.width} / ${size.height}` },
    onclick: () => reader.pane.lightbox(source, alt, file),
  }, image);
  const place = message && `${message.id}/${reader.person}`;
  const before = place && shownBefore.get(place);
  if (before && before !== source) button.style.backgroundImage = `url("${encodeURI(before)}")`;
  image.addEventListener("load", () => {
    button.style.backgroundImage = "";
    if (place) shownBefore.set(place, source);
  });
  image.addEventListener("error", () => button.classList.add("broken"));
  if (isSpoiler(file)) return veil(button, reader);
  return button;
}

/** The last picture that each message showed, by message and person. */
const shownBefore = new Map();

export function isSpoiler(file) {
  return file.spoiler || (file.filename ?? "").startsWith("SPOILER_");
}

/** A spoiler hides its picture until it is clicked. */
export function veil(element, reader) {
  const cover = h("button", { type: "button", class: "veil", onclick: () => cover.remove() }, reader.t("spoiler"));
  return h("div", { class: "veiled" }, element, cover);
}

/** Several pictures share Discord's frame as tiles. */
export function gallery(files, reader) {
  return h("div", { class: `gallery n${Math.min(files.length, 10)}` }, files.map((file) => {
    const source = ownPicture(file.url);
    const alt = file.description ?? "";
    if (!source) return outside(file.url, alt, reader);
    const tile = h("button", { type: "button", class: "tile", "aria-label": alt || reader.t("picture"), onclick: () => reader.pane.lightbox(source, alt, file) },
      h("img", { src: source, alt, draggable: "false", decoding: "async" }));
    return isSpoiler(file) ? veil(tile, reader) : tile;
  }));
}

export function fileCard(file) {
  const address = ownPicture(file.url) ?? webAddress(file.url);
  return h("div", { class: "file-card" }, h("span", { class: "file-icon" }, icon("file", 30)), h("div", {},
    h("a", { href: address, target: "_blank", rel: "noopener noreferrer", download: file.filename ?? true }, file.filename ?? "file"),
    h("small", {}, fileSize(file.size))));
}

function fileSize(bytes) {
  if (!Number.isFinite(bytes)) return "";
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1 << 20 ? `${(bytes / 1024).toFixed(2)} KB` : `${(bytes / (1 << 20)).toFixed(2)} MB`;
}

function outside(url, alt, reader) {
  const address = webAddress(url);
  const host = address ? new URL(address).host : "?";
  return h("span", { class: "outside", title: reader.t("outside", { host }) }, alt || host);
}
