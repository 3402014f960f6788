/** A command's option that takes a file: a click on its field asks for one. */

import { h } from "./dom.js";

/**
 * Make a field one that takes a file.
 * @param {HTMLInputElement} input  the field
 * @param {string} hint  what it says while it is empty
 * @param {(file: {label: string, value: {filename: string, data: string}}) => void} onchoose
 */
export function takeFile(input, hint, onchoose) {
  const picker = /** @type {HTMLInputElement} */ (h("input", {
    type: "file", hidden: true, tabindex: "-1", onchange: async () => {
      const file = picker.files?.[0];
      if (file) onchoose({ label: file.name, value: { filename: file.name, data: await base64(file) } });
    },
  }));
  input.readOnly = true;
  input.placeholder = hint;
  input.after(picker);
  input.addEventListener("click", () => picker.click());
}

/** @param {File} file */
async function base64(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
