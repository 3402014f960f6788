/**
 * What the server has told this window: people, places, messages. Panes read from here and are told
 * when something changed; nothing on the page keeps a copy of its own.
 *
 * @typedef {{id: string, username: string, global_name: string, avatar_color: any, locale: string, dms_open: boolean, has_app: boolean}} Person
 * @typedef {{id: string, name: string, type: number, parent_id?: string, guild_id?: string, recipients?: string[], withBot?: boolean}} Channel
 */

import { byId, timeOf } from "./snowflake.js";
import { knowEmojis } from "./emoji.js";
import { setAhead } from "./clock.js";

export const DM = 1, GROUP = 3;
export const EPHEMERAL = 1 << 6, LOADING = 1 << 7, COMPONENTS_V2 = 1 << 15, SUPPRESS_EMBEDS = 1 << 2;
const THREADS = [10, 11, 12];

export class Store {
  constructor() {
    this.ready = false;
    this.connected = false;
    this.startsBot = false;
    this.startsOver = false;
    /** @type {Person[]} */
    this.people = [];
    this.bot = null;
    this.guilds = [];
    this.dms = [];
    this.events = [];
    this.messages = new Map();
    this.commands = [];
    this.pushes = new Map();
    this.listeners = new Set();
    this.scheduled = false;
    /** counts changes of people, places and emoji: what any message's look may depend on */
    this.world = 0;
    this.seen = new SeenMarks();
  }

  /** Be told, once per frame at most, that something changed. Returns the way to stop it. */
  subscribe(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  changed() {
    if (this.scheduled) return;
    this.scheduled = true;
    queueMicrotask(() => {
      this.scheduled = false;
      for (const listener of this.listeners) listener();
    });
  }

  /** The whole state, on connecting; it replaces everything. */
  load(state) {
    this.people = state.people ?? [];
    this.bot = state.bot ?? null;
    this.guilds = state.guilds ?? [];
    this.dms = state.dms ?? [];
    this.commands = state.commands ?? [];
    this.events = state.events ?? [];
    this.messages = new Map();
    for (const [channel, list] of Object.entries(state.messages ?? {})) {
      this.messages.set(channel, list.toSorted((a, b) => byId(a.id, b.id)));
    }
    this.pushes = new Map(Object.entries(state.pushes ?? {}).map(([person, list]) => [person, [...list]]));
    knowEmojis(state.emojis);
    setAhead(state.ahead ?? 0);
    this.startsBot = Boolean(state.starts_bot);
    this.startsOver = Boolean(state.starts_over);
    this.world++;
    this.seen.start(this);
    // Only now: an open socket alone says nothing of how things stand.
    this.ready = this.connected = true;
    this.changed();
  }

  /** One of the server's increments. Returns false for a kind that is not the store's business. */
  take(message) {
    switch (message.t) {
      case "state": this.load(message); break;
      case "message_create":
      case "message_update": this.put(message); break;
      case "message_delete": this.remove(message); break;
      case "commands": this.commands = message.commands; break;
      case "people": this.people = message.people; break;
      case "guilds": this.guilds = message.guilds; break;
      case "events": this.events = message.events; break;
      case "clock": setAhead(message.ahead); break;
      case "emojis": knowEmojis(message.emojis); break;
      case "bot": this.bot = { ...this.bot, ...message.bot, online: message.online ?? message.bot?.online ?? this.bot?.online }; break;
      case "dm_open": this.openDm(message.dm ?? message.channel ?? message); break;
      case "push": this.pushesOf(message.person).push(message.push); break;
      default: return false;
    }
    if (!["message_create", "message_update", "message_delete", "push", "commands"].includes(message.t)) this.world++;
    this.changed();
    return true;
  }

  put({ channel_id, message, for: only }) {
    const list = this.list(channel_id);
    const at = list.findIndex((one) => one.id === message.id);
    const shown = only ? { ...message, for: only } : message;
    if (at >= 0) list[at] = only === undefined && list[at].for ? { ...shown, for: list[at].for } : shown;
    else {
      list.push(shown);
      list.sort((a, b) => byId(a.id, b.id));
    }
  }

  remove({ channel_id, message, message_id }) {
    const id = message_id ?? message?.id ?? message;
    this.messages.set(channel_id, this.list(channel_id).filter((one) => one.id !== id));
  }

  openDm(dm) {
    const { t: _, ...channel } = dm;
    channel.id ??= channel.channel_id;
    if (!this.dms.some((one) => one.id === channel.id)) this.dms = [...this.dms, channel];
  }

  list(channel) {
    if (!this.messages.has(channel)) this.messages.set(channel, []);
    return this.messages.get(channel);
  }

  pushesOf(person) {
    if (!this.pushes.has(person)) this.pushes.set(person, []);
    return this.pushes.get(person);
  }

  person(id) {
    return this.people.find((one) => one.id === id) ?? null;
  }

  /** A person's or the bot's shown name, or null for a stranger. */
  nameOf(id) {
    if (id === this.bot?.id) return this.botName;
    const person = this.person(id);
    return person && (person.global_name || person.username);
  }

  get botName() {
    return this.bot?.global_name || this.bot?.username || "Bot";
  }

  roleName(id) {
    for (const guild of this.guilds) {
      const role = guild.roles?.find((one) => one.id === id);
      if (role) return role.name;
    }
    return "unknown-role";
  }

  guildsOf(person) {
    return this.guilds.filter((guild) => guild.members.includes(person));
  }

  /** Direct and group messages, named as this person sees them; those with the bot come first. */
  dmsOf(person) {
    return this.dms.filter((dm) => dm.recipients.includes(person)).map((dm) => this.named(dm, person))
      .toSorted((a, b) => Number(b.withBot) - Number(a.withBot));
  }

  named(dm, person) {
    const other = dm.recipients.find((one) => one !== person);
    return { ...dm, other, withBot: dm.recipients.includes(this.bot?.id), name: dm.name ?? this.nameOf(other) ?? "?" };
  }

  /** The people of a place, and the bot if it is there. */
  usersIn(channel) {
    const guild = this.guildOf(channel);
    const ids = guild ? [...guild.members, guild.bot && this.bot?.id] : this.dms.find((one) => one.id === channel)?.recipients ?? [];
    return ids.map((id) => this.userOf(id)).filter(Boolean);
  }

  /** A person, or the bot. */
  userOf(id) {
    return id === this.bot?.id ? this.bot : this.person(id);
  }

  /** The server of a channel; null for a DM. */
  guildOf(channel) {
    return this.guilds.find((guild) => guild.channels.some((one) => one.id === channel)) ?? null;
  }

  /**
   * @param {string} id
   * @param {string} [person]  who looks: direct messages have the name of the other one
   * @returns {Channel|null}
   */
  channel(id, person) {
    for (const guild of this.guilds) {
      const channel = guild.channels.find((one) => one.id === id);
      if (channel) return { ...channel, guild_id: guild.id };
    }
    const dm = this.dms.find((one) => one.id === id);
    return dm ? this.named(dm, person) : null;
  }

  isThread(channel) {
    return THREADS.includes(channel.type);
  }

  canSee(person, channel) {
    return this.guildsOf(person).some((guild) => guild.channels.some((one) => one.id === channel))
      || this.dmsOf(person).some((dm) => dm.id === channel);
  }

  channelLabel(channel) {
    return `${channel.type === DM ? "@" : channel.type === GROUP ? "" : "#"}${channel.name}`;
  }

  /** What one person sees in a channel: everyone's messages and the ones for them alone. */
  messagesFor(person, channel) {
    return (this.messages.get(channel) ?? []).filter((one) => !one.for || one.for.includes(person));
  }

  /** How many messages a person has not seen there, and how many of them call for them. */
  unread(person, channel) {
    const seen = this.seen.get(person, channel);
    const dm = this.dms.some((one) => one.id === channel);
    let fresh = 0, calls = 0;
    for (const one of this.messagesFor(person, channel)) {
      if (byId(one.id, seen) <= 0 || one.author.id === person || one.for) continue;
      fresh++;
      if (dm || mentions(one, person)) calls++;
    }
    return { fresh, calls };
  }

  /** The first message there that the person has not seen, or null. */
  firstUnread(person, channel) {
    const seen = this.seen.get(person, channel);
    return this.messagesFor(person, channel).find((one) => byId(one.id, seen) > 0 && one.author.id !== person && !one.for)?.id ?? null;
  }

  /** The person has looked at the end of this channel. Returns whether that is news. */
  markSeen(person, channel) {
    const last = this.messagesFor(person, channel).at(-1);
    if (!last || byId(last.id, this.seen.get(person, channel)) <= 0) return false;
    this.seen.set(person, channel, last.id);
    this.changed();
    return true;
  }
}

export function mentions(message, person) {
  return message.mention_everyone || (message.mentions ?? []).some((one) => one.id === person);
}

/** When a message was written, in milliseconds. */
export function sentAt(message) {
  return Date.parse(message.timestamp) || timeOf(message.id);
}

/** How far each person has read, kept by this browser across reloads. */
class SeenMarks {
  constructor() {
    this.marks = new Map();
    try {
      this.marks = new Map(JSON.parse(localStorage.getItem("playground.seen") ?? "[]"));
    } catch {
      // Storage may be forbidden or hold something else: then reading marks last as long as the page.
    }
  }

  /** Whatever was there before this browser first looked counts as read: no alarm about old news. */
  start(store) {
    if (this.marks.size) return;
    for (const [channel, list] of store.messages) {
      const last = list.at(-1);
      if (last) for (const person of store.people) this.set(person.id, channel, last.id);
    }
  }

  /** Ids tell the time: what is older than a newcomer's own id is no news to them. */
  get(person, channel) {
    return this.marks.get(`${person}/${channel}`) ?? person;
  }

  set(person, channel, message) {
    this.marks.set(`${person}/${channel}`, message);
    try {
      localStorage.setItem("playground.seen", JSON.stringify([...this.marks]));
    } catch {
      // As above.
    }
  }
}
