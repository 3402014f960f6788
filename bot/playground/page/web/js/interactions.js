/**
 * What people have set going and not yet had an answer to: the spinner on a button, "Sending
 * command…", and the two sentences Discord has for an app that fails.
 */

// The server gives up after Discord's three seconds and says so; this is for when it can't.
const GIVE_UP = 8000;

export class Interactions {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    this.clear();
  }

  clear() {
    for (const one of this.commands ?? []) clearTimeout(one.timer);
    /** component clicks, by person and message: {customId, failed} */
    this.clicks = new Map();
    /** commands under way or failed: {key, id, person, channel, name, failed} */
    this.commands = [];
    this.settled = new Map();
    this.forms = new Map();
    /** interactions that this very window began: only here may their forms open */
    this.own = new Set();
    this.changed();
  }

  /** A person has used a component of a message. */
  beginClick(person, message, customId) {
    const key = `${person}/${message}`;
    const click = { customId, failed: false };
    this.clicks.set(key, click);
    setTimeout(() => this.clicks.get(key) === click && !click.failed && this.endClick(person, message), GIVE_UP);
    this.changed();
  }

  endClick(person, message, failed = false) {
    const key = `${person}/${message}`;
    if (!this.clicks.has(key)) return;
    if (failed) this.clicks.set(key, { customId: null, failed: true });
    else this.clicks.delete(key);
    this.changed();
  }

  /** {customId, failed} for what this person did to this message, or null. */
  click(person, message) {
    return this.clicks.get(`${person}/${message}`) ?? null;
  }

  /** A person has sent a command; the key names it until its id is known. */
  beginCommand(person, channel, name, slash = "/") {
    const command = { key: `local-${crypto.randomUUID?.() ?? Math.random()}`, id: null, person, channel, name, slash, failed: false };
    command.timer = setTimeout(() => !command.failed && this.endCommand(command), GIVE_UP);
    this.commands.push(command);
    this.changed();
    return command;
  }

  /** The server has taken the command and named it. */
  nameCommand(command, id) {
    if (!id) return;
    this.own.add(id);
    command.id = id;
    const state = this.settled.get(id);
    if (state) this.settleCommand(command, state);
  }

  endCommand(command) {
    clearTimeout(command.timer);
    this.commands = this.commands.filter((one) => one !== command);
    this.changed();
  }

  settleCommand(command, state) {
    if (state === "failed") {
      clearTimeout(command.timer);
      command.failed = true;
      this.changed();
    } else if (state !== "pending") this.endCommand(command);
  }

  commandsIn(person, channel) {
    return this.commands.filter((one) => one.person === person && one.channel === channel);
  }

  /** What the server says of an interaction. */
  take(message) {
    const { person, id, state, kind, message_id: on } = message;
    if (kind === "component") {
      if (state === "failed") this.endClick(person, on, true);
      else if (state !== "pending") this.endClick(person, on);
    } else if (kind === "command") {
      const command = this.commands.find((one) => one.id === id);
      if (command) this.settleCommand(command, state);
      // It may be settled before this window hears what the server called it.
      else if (state !== "pending") this.settled.set(id, state);
    } else if (kind === "modal") this.forms.get(person)?.(state, id);
  }

  /** A form waits to hear how its submission went. */
  awaitForm(person, listener) {
    if (listener) this.forms.set(person, listener);
    else this.forms.delete(person);
  }
}
