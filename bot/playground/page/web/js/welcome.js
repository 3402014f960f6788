/**
 * The beginning of every channel: what this place is, and chips that type the bot's real commands,
 * so that a visitor never stands before an empty page.
 */

import { h, icon } from "./dom.js";
import { avatar } from "./avatar.js";
import { leaves, localized, userCommands } from "./commands.js";
import { TYPE } from "./options.js";

const MOST = 10;

export function welcome(channelId, reader) {
  const { store, t, pane } = reader;
  const channel = store.channel(channelId);
  if (!channel) return h("li", { class: "welcome" });
  const dm = channel.type === 1, thread = store.isThread(channel);
  const start = dm ? t("startDm", { name: store.botName }) : t(thread ? "startThread" : "startChannel", { name: channel.name });
  return h("li", { class: "welcome" },
    dm ? avatar(store.bot ?? { id: "0", username: "?" }, store, 80) : h("span", { class: "welcome-sign" }, icon(thread ? "thread" : "hash", 44)),
    h("h2", {}, dm ? store.botName : thread ? channel.name : t("welcomeChannel", { name: channel.name })),
    h("p", {}, start),
    dm && !store.person(reader.person)?.dms_open && h("p", { class: "notice" }, t("dmNotice", { name: store.nameOf(reader.person) })),
    !store.bot?.online && h("p", { class: "notice" }, t("botOffline", { name: store.botName })),
    chips(reader, pane));
}

function chips(reader, pane) {
  const { store, locale, t } = reader;
  const guild = store.guildOf(pane.channelId);
  const all = leaves(store.commands, locale, guild, reader.person);
  if (!all.length) return h("p", { class: "hint" }, t("noCommands", { name: store.botName }));
  const menu = guild ? userCommands(store.commands, guild, reader.person) : [];
  return [
    h("p", { class: "hint" }, t("tryIt")),
    h("div", { class: "chips" }, all.slice(0, MOST).map((leaf) => chip(leaf, reader, guild))),
    menu.length > 0 && h("p", { class: "hint" }, t("userCommandHint", { commands: menu.map((one) => localized(one, "name", locale)).join(", ") })),
  ];
}

/** A chip for a command about somebody names the person in the other pane. */
function chip(leaf, reader, guild) {
  const { store, pane } = reader;
  const about = leaf.options.find((option) => option.type === TYPE.USER);
  const other = about && guild?.members.includes(pane.companion) && pane.companion !== reader.person ? pane.companion : null;
  const values = other ? { [about.name]: { label: `@${store.nameOf(other)}`, value: other } } : {};
  return h("button", {
    type: "button", class: "chip", title: leaf.description, "data-command": leaf.path.join(" "),
    onclick: () => pane.composer.enterCommand(leaf, values),
  }, `/${leaf.label}`, other && h("span", { class: "chip-value" }, `@${store.nameOf(other)}`));
}
