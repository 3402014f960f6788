/** The card of a person: who they are, and which of the bot's commands are about them. */

import { h, colour, icon } from "./dom.js";
import { avatar } from "./avatar.js";
import { localized, placeOf, userCommands } from "./commands.js";

/**
 * @param {string} id  of the person shown
 * @param {import("./reader.js").Reader} reader
 */
export function personCard(id, reader) {
  const { store, t, pane, locale } = reader;
  const isBot = id === store.bot?.id;
  const user = isBot ? store.bot : store.person(id);
  if (!user) return null;
  const apps = userCommands(store.commands, placeOf(store, pane.channelId, reader.person));
  return h("div", { class: "person-card", role: "dialog", "aria-label": store.nameOf(id), "data-user-id": id },
    h("div", { class: "banner", style: { background: colour(user.avatar_color, "") } }),
    avatar(user, store, 72),
    h("div", { class: "person-card-body" },
      h("strong", {}, store.nameOf(id), isBot && h("span", { class: "tag" }, t("app"))),
      h("small", {}, user.username),
      isBot && h("small", {}, store.bot.online ? t("online") : t("offline")),
      id !== reader.person && h("button", { type: "button", class: "button primary", onclick: () => {
        pane.popover.close();
        pane.openDm(isBot ? null : id);
      } }, icon("chat", 16), t("openDm")),
      isBot && appButton(reader, () => pane.popover.close()),
      !isBot && apps.length > 0 && h("div", { class: "menu", role: "menu", "aria-label": t("apps") },
        h("h4", {}, icon("bolt", 14), t("apps")),
        apps.map((command) => h("button", {
          type: "button", role: "menuitem", "data-user-command": command.name,
          onclick: () => {
            pane.popover.close();
            pane.userCommand(command, id);
          },
        }, avatar(store.bot ?? { id: "0", username: "?" }, store, 20), localized(command, "name", locale))))));
}

/** Installs the bot for the reader alone, or removes it. */
export function appButton(reader, done = () => {}) {
  const { store, t, pane, person } = reader;
  const has = store.person(person).has_app;
  return h("button", { type: "button", class: "button secondary", onclick: () => {
    done();
    pane.act("set_app", { installed: !has });
  } }, icon(has ? "close" : "plus", 16), h("span", { class: "label" }, t(has ? "removeApp" : "addApp")));
}

/** Everybody in the place, at the side. */
export function memberList(reader) {
  const { store, t, pane } = reader;
  const users = store.usersIn(pane.channelId);
  const people = users.filter((user) => user.id !== store.bot?.id);
  const line = (user, online) => h("button", {
    type: "button", class: "member", "data-user-id": user.id,
    onclick: (event) => pane.showPerson(user.id, event.currentTarget),
    oncontextmenu: (event) => {
      event.preventDefault();
      pane.showPerson(user.id, event.currentTarget);
    },
  }, h("span", { class: "with-presence" }, avatar(user, store, 32), h("i", { class: `presence${online ? " online" : ""}` })),
  h("span", { class: "place-name" }, store.nameOf(user.id)), user.id === store.bot?.id && h("span", { class: "tag" }, t("app")));
  return h("aside", { class: "members", "aria-label": t("members") },
    h("h3", {}, `${t("members")} — ${people.length}`), people.map((user) => line(user, true)),
    users.includes(store.bot) && [h("h3", {}, `${t("apps")} — 1`), line(store.bot, store.bot.online)]);
}
