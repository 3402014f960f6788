/** What a command's option accepts: its choices, and whether a text is a value for it. */

import { h, icon } from "./dom.js";
import { avatar } from "./avatar.js";
import { localized } from "./commands.js";

export const TYPE = { STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10, ATTACHMENT: 11 };

/** Whether the value must be one of a list (rather than any text). */
export function isClosed(option) {
  return Boolean(option.choices?.length)
    || [TYPE.BOOLEAN, TYPE.USER, TYPE.CHANNEL, TYPE.ROLE, TYPE.MENTIONABLE].includes(option.type);
}

/**
 * The fixed choices of an option, for this reader: `{label, value, picture?, note?}`.
 * @param {any} option
 * @param {import("./reader.js").Reader} reader
 */
export function choices(option, reader) {
  const { store, locale, t, pane } = reader;
  if (option.choices?.length) {
    return option.choices.map((choice) => ({ label: localized(choice, "name", locale), value: choice.value }));
  }
  const guild = store.guildOf(pane.channelId);
  const users = () => store.usersIn(pane.channelId)
    .map((user) => ({ label: store.nameOf(user.id), value: user.id, note: user.username, picture: () => avatar(user, store, 24), at: true }));
  const roles = () => (guild?.roles ?? []).map((role) => ({ label: role.name, value: role.id, picture: () => icon("at", 20), at: true }));
  switch (option.type) {
    case TYPE.BOOLEAN: return [{ label: t("true"), value: true }, { label: t("false"), value: false }];
    case TYPE.USER: return users();
    case TYPE.ROLE: return roles();
    case TYPE.MENTIONABLE: return [...users(), ...roles()];
    case TYPE.CHANNEL: return (guild?.channels ?? []).filter((channel) => !option.channel_types?.length || option.channel_types.includes(channel.type))
      .map((channel) => ({ label: channel.name, value: channel.id, picture: () => icon("hash", 20) }));
    default: return [];
  }
}

/** Choices that what was typed can still become. */
export function narrowed(all, typed) {
  const wanted = typed.trim().replace(/^[@#]/, "").toLowerCase();
  if (!wanted) return all;
  const starts = all.filter((one) => one.label.toLowerCase().startsWith(wanted));
  return [...starts, ...all.filter((one) => !starts.includes(one)
    && (one.label.toLowerCase().includes(wanted) || one.note?.toLowerCase().includes(wanted)))];
}

export function drawChoice(choice) {
  return [choice.picture?.(), h("span", { class: "suggestion-label" }, choice.label), choice.note && h("small", {}, choice.note)];
}

/**
 * Read a text as the option's value.
 * @returns {{value: any}|{error: string}}
 */
export function read(option, text, reader) {
  const { t } = reader;
  if (isClosed(option)) {
    const wanted = text.trim().replace(/^[@#]/, "").toLowerCase();
    const found = choices(option, reader).find((one) => one.label.toLowerCase() === wanted || one.note?.toLowerCase() === wanted);
    return found ? { value: found.value } : { error: t("notOneOf") };
  }
  if (option.type === TYPE.INTEGER || option.type === TYPE.NUMBER) {
    const number = Number(text.trim().replace(",", "."));
    if (text.trim() === "" || Number.isNaN(number) || (option.type === TYPE.INTEGER && !Number.isSafeInteger(number))) return { error: t("notNumber") };
    if (option.min_value != null && number < option.min_value) return { error: t("tooSmall", { n: option.min_value }) };
    if (option.max_value != null && number > option.max_value) return { error: t("tooLarge", { n: option.max_value }) };
    return { value: number };
  }
  if (option.min_length != null && text.length < option.min_length) return { error: t("tooShort", { n: option.min_length }) };
  if (option.max_length != null && text.length > option.max_length) return { error: t("tooLong", { n: option.max_length }) };
  return { value: text };
}
