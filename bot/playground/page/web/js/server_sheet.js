/**
 * What an admin does on a server, outside of Discord's own page: channels and what the bot may do in
 * them, members, roles, AutoMod, the bot itself. Each control acts at once, and shows what the server tells.
 */

import { h, icon } from "./dom.js";

const HERE = [
  ["VIEW_CHANNEL", 10n, "View Channel"],
  ["SEND_MESSAGES", 11n, "Send Messages"],
  ["EMBED_LINKS", 14n, "Embed Links"],
  ["ATTACH_FILES", 15n, "Attach Files"],
  ["CREATE_PUBLIC_THREADS", 35n, "Create Public Threads"],
  ["CREATE_PRIVATE_THREADS", 36n, "Create Private Threads"],
  ["SEND_MESSAGES_IN_THREADS", 38n, "Send Messages in Threads"],
];
const EVERYWHERE = [["MANAGE_ROLES", 28n, "Manage Roles"], ["MENTION_EVERYONE", 17n, "Mention All Roles"], ["CREATE_EVENTS", 44n, "Create Events"]];
const MANAGE_GUILD = 5n;
const FORUM = 15;
const KINDS = [["0", "Text channel"], ["15", "Forum"], ["5", "Announcements"], ["thread", "Thread in the channel above"], ["private", "Private thread there"]];

const has = (bits, bit) => ((BigInt(bits) >> bit) & 1n) === 1n;

export class ServerSheet {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    this.dialog = null;
    this.guildId = null;
    this.channelId = null;
    this.memberId = null;
  }

  /** @param {string} [guildId]  which server; else that of the first pane */
  open(guildId) {
    const { store } = this.app;
    const pane = this.app.panes[0];
    const guild = store.guilds.find((one) => one.id === guildId) ?? store.guildOf(pane.channelId) ?? store.guilds[0];
    this.guildId = guild.id;
    this.channelId = guild.channels.some((one) => one.id === pane.channelId) ? pane.channelId : null;
    this.memberId = this.app.panes[1].person;
    this.drawn = "";
    this.problem = h("p", { class: "failure", role: "alert", hidden: true });
    this.server = h("div", { class: "sheet-body" });
    this.channel = section("Channel");
    this.member = section("Member");
    this.roles = section("Roles");
    this.automod = section("AutoMod");
    this.more = section("Another server");
    this.kind = h("select", { class: "bar-select", "aria-label": "Kind" }, KINDS.map(([value, label]) => h("option", { value }, label)));
    this.channel.element.append(adder("Add a channel", (name) => this.addPlace(name), this.kind));
    this.roles.element.append(adder("Add a role", (name) => this.act("add_role", { name })));
    const makes = store.nameOf(pane.person), companion = this.app.companionOf(pane);
    this.more.body.replaceChildren(h("p", { class: "hint" }, `${makes} makes it: a server with ${store.botName}, or a group message with ${store.nameOf(companion)}.`));
    this.more.element.append(adder("Add a server", async (name) => this.goTo(await this.act("add_guild", { name }))),
      adder("Add a group message", (name) => this.addGroup(name, companion)));
    const over = section("Start over");
    over.body.append(h("p", { class: "hint" }, "Everything here is forgotten: messages, people, servers, the time, and all that the bot has stored. It takes some seconds."),
      h("button", { type: "button", class: "button danger", onclick: async () => {
        if (await this.act("start_over", {})) this.dialog?.close();
      } }, h("span", { class: "label" }, "Forget everything and start over")));
    this.dialog = h("dialog", { class: "ask sheet", "aria-label": "Server" },
      h("header", {}, h("h2", {}, "Server"), h("button", { type: "button", class: "plain", "aria-label": "Close", onclick: () => this.dialog.close() }, icon("close", 22))),
      this.problem, this.server, this.channel.element, this.member.element, this.roles.element, this.automod.element, this.more.element, store.startsOver && over.element);
    const { dialog } = this;
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (this.dialog === dialog) this.dialog = null;
    });
    dialog.addEventListener("pointerdown", (event) => event.target === dialog && dialog.close());
    document.body.append(dialog);
    this.update();
    dialog.showModal();
  }

  /** Draw anew what has changed; the keyboard stays where it is. */
  update() {
    if (!this.dialog) return;
    const { store } = this.app;
    const guild = store.guilds.find((one) => one.id === this.guildId);
    if (!guild) return this.dialog.close();
    const channels = inOrder(store, guild.channels);
    const channel = channels.find((one) => one.id === this.channelId) ?? channels[0] ?? null;
    const member = store.person(this.memberId) ?? store.people[0];
    this.channelId = channel?.id ?? null;
    this.memberId = member.id;
    const drawn = JSON.stringify([store.guilds, store.people, store.botName, this.guildId, this.channelId, this.memberId]);
    if (drawn === this.drawn) return undefined;
    this.drawn = drawn;
    const key = this.dialog.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.drawServer(guild);
    this.drawChannel(guild, channels, channel);
    this.drawMember(guild, member);
    this.drawRoles(guild);
    this.drawAutomod(guild);
    if (key) this.dialog.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
    return undefined;
  }

  drawServer(guild) {
    const { store } = this.app;
    const own = guild.roles.find((role) => role.bot);
    this.server.replaceChildren(
      choice("server", "Server", store.guilds.map((one) => [one.id, one.name]), guild.id, (id) => this.goTo({ id })),
      tick("bot", `${store.botName} is on this server`, guild.bot, (present) => this.act("set_bot", { present })),
      tick("external-apps", "Apps that only people have may answer for everybody", guild.external_apps, (allowed) => this.act("set_external_apps", { allowed })),
      ...EVERYWHERE.map(([permission, bit, label]) => tick(permission, `${store.botName} may ${label}`, Boolean(own) && has(own.permissions, bit),
        (allowed) => this.act("permit_bot", { permission, allowed }), !own)));
  }

  drawChannel(guild, channels, channel) {
    const { store } = this.app;
    const name = (one) => `${store.isThread(one) ? "└ " : one.type === FORUM ? "forum " : "#"}${one.name}`;
    this.kind.options[4].disabled = this.kind.options[3].disabled = !channel || store.isThread(channel);
    this.channel.body.replaceChildren(...(channel ? [
      choice("channel", "Channel", channels.map((one) => [one.id, name(one)]), channel.id, (id) => {
        this.channelId = id;
        this.update();
      }),
      store.isThread(channel)
        ? h("p", { class: "hint" }, "What the bot may do in a thread follows from the channel above it.")
        : h("fieldset", {}, h("legend", {}, `${store.botName} may here`), HERE.map(([permission, bit, label]) => tick(permission, label, !has(channel.denied, bit),
          (allowed) => this.act("permit_bot_here", { channel_id: channel.id, permission, allowed })))),
      h("button", { type: "button", class: "button danger", "data-key": "delete-channel", onclick: () => this.act("delete_channel", { channel_id: channel.id }) },
        h("span", { class: "label" }, `Delete ${name(channel)}`)),
    ] : [h("p", { class: "hint" }, "This server has no channel.")]));
  }

  drawMember(guild, member) {
    const { store } = this.app;
    const here = guild.members.includes(member.id), owner = guild.owner_id === member.id;
    const label = (one) => `${store.nameOf(one.id)}${one.id === guild.owner_id ? " (owner)" : guild.members.includes(one.id) ? "" : " (not here)"}`;
    this.member.body.replaceChildren(
      choice("member", "Member", store.people.map((one) => [one.id, label(one)]), member.id, (id) => {
        this.memberId = id;
        this.update();
      }),
      tick("here", "Member of this server", here, (joins) => this.act(joins ? "join_guild" : "leave_guild", {}, member.id), owner),
      tick("app", `Has ${store.botName} among their apps`, member.has_app, (installed) => this.act("set_app", { installed }, member.id)),
      ...given(guild).map((role) => tick(`role-${role.id}`, has(role.permissions, MANAGE_GUILD) ? `${role.name} (may Manage Server)` : role.name,
        role.members.includes(member.id), (gets) => this.act("set_role", { role_id: role.id, has: gets }, member.id), !here)),
      owner ? h("p", { class: "hint" }, "An owner may do everything, and can't leave.") : "");
  }

  drawRoles(guild) {
    const own = guild.roles.findIndex((role) => role.bot);
    const line = (role) => {
      const above = guild.roles.indexOf(role) > own;
      if (role.bot) return h("li", {}, h("span", { class: "place-name" }, `${role.name} (the bot's own)`));
      return h("li", {}, h("span", { class: "place-name", title: role.name }, role.name),
        own >= 0 && tick(`above-${role.id}`, "above the bot's", above, (goes) => this.act("raise_role", { role_id: role.id, above: goes }), false, `${role.name} above the bot's`),
        has(role.permissions, MANAGE_GUILD) ? "" : h("button", { type: "button", class: "plain", "data-key": `delete-${role.id}`, "aria-label": `Delete the role ${role.name}`,
          onclick: () => this.act("delete_role", { role_id: role.id }) }, icon("trash", 18)));
    };
    this.roles.body.replaceChildren(h("p", { class: "hint" }, "From the highest to the lowest. A bot gives only roles below its own."),
      h("ul", { class: "role-list" }, guild.roles.slice(1).toReversed().map(line)));
  }

  drawAutomod(guild) {
    const { store } = this.app, rules = guild.automod;
    const change = (changed) => this.act("set_automod", changed);
    const words = h("input", { type: "text", class: "text-input", "data-key": "automod-words", autocomplete: "off", placeholder: "moon, *light", value: rules.words.join(", "),
      onchange: () => change({ words: words.value.split(",").map((one) => one.trim()).filter(Boolean) }) });
    this.automod.body.replaceChildren(
      h("p", { class: "hint" }, `The server's own filter. It refuses what ${store.botName} writes, and answers to people who may not Manage Server.`),
      tick("automod-mentions", "At most 20 mentions in a message", rules.limits_mentions, (limits_mentions) => change({ limits_mentions })),
      h("label", {}, "Forbidden words", words),
      tick("automod-hides", "Caught answers become hidden", rules.hides_answers, (hides_answers) => change({ hides_answers })),
      tick("automod-exempts", `${store.botName}'s role is exempt`, rules.exempts_bot, (exempts_bot) => change({ exempts_bot }), !guild.bot));
  }

  goTo(guild) {
    if (!guild) return false;
    this.guildId = guild.id;
    this.channelId = null;
    this.update();
    return true;
  }

  /** It is no server's, so the person goes there. */
  async addGroup(name, companion) {
    const added = await this.act("add_group", { name, members: [companion] });
    if (!added) return false;
    this.dialog?.close();
    this.app.panes[0].openChannel(added.id);
    return true;
  }

  async addPlace(name) {
    const kind = this.kind.value;
    const added = kind === "thread" || kind === "private"
      ? await this.act("open_thread", { channel_id: this.channelId, name, private: kind === "private" })
      : await this.act("add_channel", { name, kind: Number(kind) });
    if (!added) return false;
    this.channelId = added.id;
    this.update();
    return true;
  }

  /** Ask the server; a refusal is said in the sheet, and the control shows what holds. */
  async act(op, fields, person = this.app.panes[0].person) {
    try {
      const result = await this.app.socket.request(person, op, { guild_id: this.guildId, ...fields });
      this.problem.hidden = true;
      return result ?? {};
    } catch (error) {
      this.problem.textContent = error.message;
      this.problem.hidden = false;
      this.drawn = "";
      this.update();
      return null;
    }
  }
}

/** A part of the sheet; one at a time is open. */
function section(title) {
  const body = h("div", { class: "sheet-body" });
  return { body, element: h("details", { name: "sheet", "data-section": title }, h("summary", {}, title), body) };
}

/** Roles that members can have. */
function given(guild) {
  return guild.roles.slice(1).filter((role) => !role.bot).toReversed();
}

/** Channels in their order, each followed by its threads, also those that are archived. */
function inOrder(store, channels) {
  return channels.filter((one) => !store.isThread(one))
    .flatMap((top) => [top, ...channels.filter((one) => one.parent_id === top.id)]);
}

function choice(key, label, options, value, onchange) {
  const select = h("select", { class: "bar-select", "data-key": key, onchange: () => onchange(select.value) },
    options.map(([id, text]) => h("option", { value: id }, text)));
  select.value = value;
  return h("label", {}, label, select);
}

function tick(key, label, checked, onchange, disabled = false, spoken = null) {
  const box = h("input", { type: "checkbox", "data-key": key, "aria-label": spoken, checked, disabled, onchange: () => onchange(box.checked) });
  return h("label", { class: "check" }, box, h("span", {}, label));
}

/** A name and a button; the name goes once something has come of it. */
function adder(label, add, ...more) {
  const name = h("input", { type: "text", class: "text-input", maxlength: 100, required: true, autocomplete: "off", "aria-label": `${label}: name`, placeholder: label });
  return h("form", { class: "adder", onsubmit: async (event) => {
    event.preventDefault();
    if (await add(name.value.trim())) name.value = "";
  } }, name, ...more, h("button", { type: "submit", class: "button primary" }, "Add"));
}
