/** What would have buzzed a person's phone: missing and excess nudges become visible here. */

import { h, icon } from "./dom.js";
import { plain } from "./markdown_dom.js";
import { shortTime } from "./timestamps.js";

/**
 * @param {import("./reader.js").Reader} reader
 */
export function pushLog(reader) {
  const { store, t, pane, person, locale } = reader;
  const pushes = store.pushesOf(person).toReversed();
  return h("div", { class: "push-log", role: "dialog", "aria-label": t("pushLog") },
    h("h3", {}, icon("bell", 16), t("pushLog")),
    h("p", { class: "hint" }, pushes.length ? t("pushExplained", { name: store.nameOf(person) }) : t("pushEmpty")),
    h("ol", {}, pushes.slice(0, 100).map((push) => h("li", {}, h("button", {
      type: "button", class: "push", "data-push-id": push.id, "data-kind": push.kind,
      onclick: () => {
        pane.popover.close();
        pane.jump(push.channel_id, push.message_id);
      },
    },
    h("span", { class: "push-head" }, icon(push.kind === "dm" ? "chat" : "at", 14),
      push.kind === "dm" ? store.botName : store.channelLabel(store.channel(push.channel_id, person) ?? { name: "?" }),
      h("time", {}, shortTime(moment(push.at), locale))),
    h("span", { class: "push-text" }, plain(push.text ?? "", reader) || `(${t("picture")})`))))));
}

/** The server may say when in seconds, milliseconds or as ISO text. */
function moment(at) {
  if (typeof at === "number") return at < 1e11 ? at * 1000 : at;
  return Date.parse(at);
}
