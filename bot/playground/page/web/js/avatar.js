/** Round portraits. Nobody here has a photograph: a letter on the person's colour stands for them. */

import { h, colour, ownPicture } from "./dom.js";

const COLOURS = ["#5865f2", "#757e8a", "#3ba55c", "#faa61a", "#ed4245", "#eb459f"];
const BOT = "#c8372d";

/**
 * @param {{id: string, username?: string, global_name?: string, avatar?: string}} user
 * @param {import("./store.js").Store} store
 * @param {number} size
 */
export function avatar(user, store, size) {
  const known = store.person(user.id) ?? (store.bot?.id === user.id ? store.bot : user);
  const name = known.global_name || known.username || "?";
  const fallback = known.bot ? BOT : COLOURS[Number(BigInt.asUintN(32, BigInt(user.id || 0)) % 6n)];
  const circle = h("span", {
    class: "avatar", "aria-hidden": "true",
    style: { width: `${size}px`, height: `${size}px`, fontSize: `${size * 0.45}px`, background: colour(known.avatar_color, fallback) },
  }, [...name][0].toUpperCase());
  const picture = ownPicture(known.avatar_url) ?? (known.avatar ? `/cdn/avatars/${user.id}/${known.avatar}.png` : null);
  if (picture) {
    const image = h("img", { src: picture, alt: "", width: size, height: size, draggable: "false" });
    image.addEventListener("error", () => image.remove());
    circle.append(image);
  }
  return circle;
}
