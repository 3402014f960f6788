/** What opens over a pane beside a thing that was clicked, one at a time: lists, menus, cards. */

import { h } from "./dom.js";

export class Popover {
  /** @param {HTMLElement} root  the pane, inside which it stays */
  constructor(root) {
    this.root = root;
    this.box = null;
    root.addEventListener("pointerdown", (event) => {
      if (this.box && !this.box.contains(event.target) && !this.anchor.contains(event.target)) this.close();
    });
    document.addEventListener("pointerdown", (event) => {
      if (this.box && !root.contains(event.target)) this.close();
    });
    document.addEventListener("keydown", (event) => {
      const pane = event.target.closest?.(".pane");
      if (!this.box || event.key !== "Escape" || (pane && !pane.contains(root))) return;
      event.stopPropagation();
      this.close(true);
    }, true);
  }

  /**
   * @param {HTMLElement} anchor
   * @param {HTMLElement} content
   * @param {{width?: number, onclose?: () => void, class?: string}} [how]
   */
  open(anchor, content, { width, onclose, class: name } = {}) {
    this.close();
    this.anchor = anchor;
    this.afterClose = onclose;
    this.box = h("div", { class: `popover ${name ?? ""}` }, content);
    if (width) this.box.style.width = `${width}px`;
    this.root.append(this.box);
    this.place();
    this.box.querySelector("button, input, a")?.focus({ preventScroll: true });
  }

  /** Below the anchor if there is room, else above; never outside the pane. */
  place() {
    const frame = this.root.getBoundingClientRect(), at = this.anchor.getBoundingClientRect();
    const below = frame.bottom - at.bottom - 12, above = at.top - frame.top - 12;
    const under = this.box.offsetHeight <= below || below >= above;
    this.box.style.maxHeight = `${Math.max(120, under ? below : above)}px`;
    const left = Math.max(8, Math.min(at.left - frame.left, frame.width - this.box.offsetWidth - 8));
    this.box.style.left = `${left}px`;
    if (under) this.box.style.top = `${at.bottom - frame.top + 4}px`;
    else this.box.style.bottom = `${frame.bottom - at.top + 4}px`;
  }

  /** @param {boolean} [refocus]  give the focus back to the thing that was clicked */
  close(refocus = false) {
    if (!this.box) return;
    const hadFocus = this.box.contains(document.activeElement);
    this.box.remove();
    this.box = null;
    if (refocus || hadFocus) this.anchor.focus?.({ preventScroll: true });
    const { afterClose } = this;
    this.afterClose = null;
    afterClose?.();
  }
}
