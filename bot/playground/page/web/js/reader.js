/**
 * Who is reading: everything that drawing a message needs to know about the person in front of it.
 *
 * @typedef {{
 *   store: import("./store.js").Store,
 *   person: string,
 *   locale: string,
 *   t: ReturnType<typeof import("./texts.js").words>,
 *   pane: import("./pane.js").Pane,
 * }} Reader
 */

import { words } from "./texts.js";

/**
 * @param {import("./pane.js").Pane} pane
 * @returns {Reader}
 */
export function readerOf(pane) {
  const locale = pane.store.person(pane.person)?.locale ?? "en-US";
  return { store: pane.store, person: pane.person, locale, t: words(locale), pane };
}
