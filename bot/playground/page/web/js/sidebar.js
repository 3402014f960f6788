/** The places a person can go: the server's channels and threads, and their direct messages. */

import { h, icon, ownPicture } from "./dom.js";
import { avatar } from "./avatar.js";
import { GROUP } from "./store.js";
import { timestamp } from "./timestamps.js";

export class Sidebar {
  /** @param {import("./pane.js").Pane} pane */
  constructor(pane) {
    this.pane = pane;
    this.element = h("nav", { class: "sidebar" });
    this.drawn = "";
  }

  /** Drawn anew only when something in it changed, so that the keyboard and the pointer stay put. */
  update(reader) {
    const { store, person, t } = reader;
    const { channelId } = this.pane;
    const place = (channel) => ({ ...channel, ...store.unread(person, channel.id), here: channel.id === channelId });
    const model = {
      person, locale: reader.locale, bot: store.bot,
      guilds: store.guildsOf(person).map((guild) => ({
        ...guild,
        channels: inOrder(store, guild.channels).map(place),
        events: store.events.filter((event) => event.guild_id === guild.id),
      })),
      // Whoever is on a server goes to another one by the toolbar's *Server*.
      away: store.guildsOf(person).length ? [] : store.guilds,
      dms: store.dmsOf(person).map(place),
    };
    const drawn = JSON.stringify(model);
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.channelId : null;
    this.element.setAttribute("aria-label", t("channels"));
    this.element.replaceChildren(
      ...model.guilds.map((guild) => h("section", { "data-guild-id": guild.id },
        this.guildHead(guild, reader),
        guild.events.length > 0 && h("ul", { class: "events" }, guild.events.map((event) => this.event(event, reader))),
        h("ul", {}, guild.channels.map((channel) => this.link(channel, reader, store.isThread(channel) ? "thread" : "hash"))))),
      ...model.away.map((guild) => h("section", {}, h("button", { type: "button", class: "join", onclick: () => this.pane.act("join_guild", { guild_id: guild.id }) },
        icon("plus", 16), t("join", { name: guild.name })))),
      h("section", {}, h("h3", {}, t("directMessages")),
        h("ul", {}, model.dms.map((dm) => this.link(dm, reader)),
          !model.dms.some((dm) => dm.withBot) && store.bot && h("li", {}, h("button", { type: "button", class: "place", onclick: () => this.pane.openDm() },
            avatar(store.bot, store, 24), h("span", { class: "place-name" }, store.botName))))),
    );
    if (focused) this.element.querySelector(`[data-channel-id="${CSS.escape(focused)}"]`)?.focus();
  }

  guildHead(guild, reader) {
    const { t, person } = reader;
    return h("h3", { class: "guild" }, h("button", { type: "button", "aria-haspopup": "menu", onclick: (event) => {
      this.pane.popover.open(event.currentTarget, h("div", { class: "menu", role: "menu" },
        h("button", { type: "button", role: "menuitem", onclick: () => {
          this.pane.popover.close();
          this.pane.app.sheet.open(guild.id);
        } }, t("serverSettings")),
        h("button", { type: "button", role: "menuitem", class: "danger", onclick: () => {
          this.pane.popover.close();
          this.pane.act("leave_guild", { guild_id: guild.id, person });
        } }, t("leave", { name: guild.name }))));
    } }, h("span", {}, guild.name), icon("down", 16)));
  }

  /** A scheduled event of the server: its name and time, and its card on a press. */
  event(event, reader) {
    const time = () => timestamp(event.start, event.active ? "t" : "R", reader.locale);
    return h("li", {}, h("button", { type: "button", class: "place event", "aria-haspopup": "dialog", onclick: (press) => {
      const cover = ownPicture(event.url);
      this.pane.popover.open(press.currentTarget, h("div", { class: "event-card", role: "dialog", "aria-label": event.name },
        cover && h("img", { src: cover, alt: "" }),
        h("p", {}, timestamp(event.start, "F", reader.locale)),
        h("h3", {}, event.name),
        h("p", { class: "event-location" }, event.location),
        h("p", {}, event.description)));
    } }, icon("calendar", 20), h("span", { class: "place-name" }, event.name), time()));
  }

  link(channel, reader, sign) {
    const { store } = reader;
    const { name } = channel;
    const badge = channel.calls;
    const label = [name, badge ? `${badge} unread` : channel.fresh ? "unread" : ""].filter(Boolean).join(", ");
    return h("li", { class: sign === "thread" ? "in-thread" : null }, h("button", {
      type: "button", class: `place${channel.here ? " here" : ""}${channel.fresh && !channel.here ? " unread" : ""}`,
      "data-channel-id": channel.id, "aria-current": channel.here ? "page" : null, "aria-label": label,
      onclick: () => this.pane.openChannel(channel.id),
    }, sign ? icon(sign, 20) : channel.type === GROUP ? h("span", { class: "group-sign" }, icon("people", 16))
      : h("span", { class: "with-presence" }, avatar(store.userOf(channel.other) ?? { id: "0", username: "?" }, store, 28), h("i", { class: `presence${!channel.withBot || store.bot?.online ? " online" : ""}` })),
    h("span", { class: "place-name" }, name), badge > 0 && h("b", { class: "badge", "aria-hidden": "true" }, badge)));
  }
}

/** Channels in their order, each followed by its threads. */
function inOrder(store, channels) {
  const tops = channels.filter((channel) => [0, 5, 15].includes(channel.type));
  return tops.flatMap((top) => [top, ...channels.filter((channel) => store.isThread(channel) && channel.parent_id === top.id && !channel.archived)]);
}
