/**
 * The beginning of every channel: what this place is, and chips that type the bot's real commands,
 * so that a visitor never stands before an empty page.
 */

import { h, icon } from "./dom.js";
import { avatar } from "./avatar.js";
import { leaves, localized, placeOf, userCommands } from "./commands.js";
import { TYPE } from "./options.js";
import { appButton } from "./person_card.js";
import { DM, GROUP } from "./store.js";

const MOST = 10;

export function welcome(channelId, reader) {
  const { store, t, pane } = reader;
  const channel = store.channel(channelId, reader.person);
  if (!channel) return h("li", { class: "welcome" });
  const { name } = channel;
  const [sign, title, start] = store.isThread(channel) ? [bigIcon("thread"), name, "startThread"]
    : channel.type === GROUP ? [bigIcon("people"), name, "startGroup"]
      : channel.type === DM ? [avatar(store.userOf(channel.other), store, 80), name, "startDm"]
        : [bigIcon("hash"), t("welcomeChannel", { name }), "startChannel"];
  return h("li", { class: "welcome" },
    sign,
    h("h2", {}, title),
    h("p", {}, t(start, { name })),
    channel.withBot && !store.person(reader.person)?.dms_open && h("p", { class: "notice" }, t("dmNotice", { name: store.nameOf(reader.person) })),
    chips(reader, pane));
}

function bigIcon(name) {
  return h("span", { class: "welcome-sign" }, icon(name, 44));
}

function chips(reader, pane) {
  const { store, locale, t } = reader;
  const place = placeOf(store, pane.channelId, reader.person);
  const all = leaves(store.commands, locale, place);
  if (!store.commands.length) return h("p", { class: "hint" }, t("noCommands", { name: store.botName }));
  const menu = place.guild ? userCommands(store.commands, place) : [];
  return [
    place.outside && h("p", { class: "notice" }, t("notHere", { name: store.botName })),
    place.outside && !store.person(reader.person)?.has_app && h("p", {}, appButton(reader)),
    all.length > 0 && h("p", { class: "hint" }, t("tryIt")),
    h("div", { class: "chips" }, all.slice(0, MOST).map((leaf) => chip(leaf, reader))),
    menu.length > 0 && h("p", { class: "hint" }, t("userCommandHint", { commands: menu.map((one) => localized(one, "name", locale)).join(", ") })),
  ];
}

/** A chip for a command about somebody names the person in the other pane. */
function chip(leaf, reader) {
  const { store, pane } = reader;
  const about = leaf.options.find((option) => option.type === TYPE.USER);
  const isThere = store.usersIn(pane.channelId).some((user) => user.id === pane.companion);
  const other = about && isThere && pane.companion !== reader.person ? pane.companion : null;
  const values = other ? { [about.name]: { label: `@${store.nameOf(other)}`, value: other } } : {};
  return h("button", {
    type: "button", class: "chip", title: leaf.description, "data-command": leaf.path.join(" "),
    onclick: () => pane.composer.enterCommand(leaf, values),
  }, `/${leaf.label}`, other && h("span", { class: "chip-value" }, `@${store.nameOf(other)}`));
}
