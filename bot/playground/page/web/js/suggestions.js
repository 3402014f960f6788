/**
 * The list above the composer: commands, choices, people. The keyboard stays in the text field; this
 * list only follows it, as a listbox that the field points to.
 */

import { h } from "./dom.js";

let lists = 0;

export class Suggestions {
  constructor() {
    this.id = `suggestions-${++lists}`;
    this.element = h("div", { class: "suggestions", hidden: true });
    this.hide();
  }

  /**
   * @param {{title?: any, note?: any, error?: string, items?: {draw: () => any, value: any, key?: string}[],
   *   onpick?: (value: any) => void, empty?: string, active?: boolean}} content
   *   active: whether the first item is already chosen, so that Enter takes it
   */
  show({ title, note, error, items = [], onpick, empty, active = true }) {
    this.items = items;
    this.onpick = onpick;
    this.at = active && items.length ? 0 : -1;
    this.rows = items.map((item, at) => h("div", {
      class: "suggestion", role: "option", id: `${this.id}-${at}`, "data-key": item.key ?? null,
      onpointermove: () => this.at !== at && this.mark(at),
      // The field must keep the keyboard, so the press itself is swallowed.
      onpointerdown: (event) => event.preventDefault(),
      onmousedown: (event) => event.preventDefault(),
      onclick: () => this.pick(at),
    }, item.draw()));
    this.element.replaceChildren(
      ...(title ? [h("div", { class: "suggestions-title" }, title, note && h("span", { class: "suggestions-note" }, note))] : []),
      ...(error ? [h("div", { class: "suggestions-error", role: "alert" }, error)] : []),
      h("div", { class: "suggestions-list", role: "listbox", id: this.id }, this.rows),
      ...(empty && !items.length ? [h("div", { class: "suggestions-empty" }, empty)] : []),
    );
    this.element.hidden = !(title || error || items.length || empty);
    this.mark(this.at);
  }

  hide() {
    this.element.hidden = true;
    this.items = [];
    this.rows = [];
    this.at = -1;
  }

  get open() {
    return !this.element.hidden && this.items.length > 0;
  }

  mark(at) {
    this.at = at;
    this.rows.forEach((row, i) => {
      row.classList.toggle("active", i === at);
      row.setAttribute("aria-selected", String(i === at));
    });
    this.rows[at]?.scrollIntoView({ block: "nearest" });
    const field = document.activeElement;
    if (field?.matches?.("[data-suggests]")) {
      field.setAttribute("aria-controls", this.id);
      if (at >= 0) field.setAttribute("aria-activedescendant", `${this.id}-${at}`);
      else field.removeAttribute("aria-activedescendant");
    }
  }

  move(step) {
    if (this.items.length) this.mark((this.at + step + this.items.length) % this.items.length);
  }

  /** Take the marked item. Returns false when there is none. */
  pick(at = this.at) {
    const item = this.items[at];
    if (!item) return false;
    this.onpick?.(item.value);
    return true;
  }
}
