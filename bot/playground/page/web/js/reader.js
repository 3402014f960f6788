/**
 * Who is reading: everything that drawing a message needs to know about the person in front of it.
 *
 * @typedef {{
 *   store: import("./store.js").Store,
 *   person: string,
 *   locale: string,
 *   t: ReturnType<typeof import("./texts.js").words>,
 *   pane: import("./pane.js").Pane,
 *   mentioned?: Set<string>,
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

/**
 * Somebody who reads a message. Like many apps, this page knows the names of those alone whom the
 * message mentions: others may be in nobody's cache.
 * @param {object} message
 * @param {Reader} reader
 * @returns {Reader}
 */
export function readerOfMessage(message, reader) {
  return { ...reader, mentioned: new Set((message.mentions ?? []).map((one) => one.id)) };
}
