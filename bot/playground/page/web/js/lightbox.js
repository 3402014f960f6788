/** A picture at the size of the window, and its alt text, until anything is clicked. */

import { h, icon } from "./dom.js";

export function openLightbox(source, alt, { width, height } = {}, words) {
  const before = document.activeElement;
  const box = h("dialog", { class: "lightbox", "aria-label": alt || words("picture") },
    h("img", { src: source, alt, width, height }),
    alt && h("p", {}, alt),
    h("div", { class: "lightbox-tools" },
      h("a", { href: source, target: "_blank", rel: "noopener noreferrer" }, icon("external", 18), words("openInBrowser")),
      h("button", { type: "button", "aria-label": words("close"), onclick: () => box.close() }, icon("close", 24))));
  box.addEventListener("click", (event) => !event.target.closest("a, p") && box.close());
  box.addEventListener("close", () => {
    box.remove();
    before?.focus?.({ preventScroll: true });
  });
  document.body.append(box);
  box.showModal();
}
