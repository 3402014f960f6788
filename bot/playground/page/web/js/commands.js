/**
 * The registered commands as a person meets them: every subcommand a line of its own, in their
 * language. Which commands there are is the bot's affair; this page knows none of them.
 *
 * @typedef {{path: string[], label: string, description: string, options: any[], command: any}} Leaf
 */

const CHAT = 1, USER = 2;
const SUBCOMMAND = 1, GROUP = 2;
const IN_GUILD = 0, IN_BOT_DM = 1, AMONG_PEOPLE = 2;
const BY_SERVER = 0, BY_PERSON = 1;

/** A name or description in a language, or as it was written. */
export function localized(thing, field, locale) {
  return thing[`${field}_localizations`]?.[locale] ?? thing[field] ?? "";
}

/**
 * Where a person would use a command: the server, Discord's number of the place, and the ways in
 * which the bot is installed there: by the server, or by the person.
 * @param {import("./store.js").Store} store
 * @param {string} channelId
 * @param {string} person
 */
export function placeOf(store, channelId, person) {
  const guild = store.guildOf(channelId);
  const context = guild ? IN_GUILD : store.channel(channelId, person)?.withBot ? IN_BOT_DM : AMONG_PEOPLE;
  const ways = [];
  if (guild ? guild.app : context === IN_BOT_DM) ways.push(BY_SERVER);
  if (store.person(person)?.has_app) ways.push(BY_PERSON);
  return { guild, context, person, ways, outside: !(guild ? guild.bot : context === IN_BOT_DM) };
}

/** Whether a command is offered in a place; what is for managers, others don't see. */
function fits(command, { guild, context, person, ways }) {
  if (guild && command.default_member_permissions != null && !guild.managers.includes(person)) return false;
  if (command.guild_id && command.guild_id !== guild?.id) return false;
  if (!guild && command.dm_permission === false) return false;
  if (!(command.integration_types ?? [BY_SERVER]).some((way) => ways.includes(way))) return false;
  return !command.contexts?.length || command.contexts.includes(context);
}

/**
 * All commands that can be typed in a place.
 * @param {any[]} commands
 * @param {string} locale
 * @param {ReturnType<typeof placeOf>} place
 * @returns {Leaf[]}
 */
export function leaves(commands, locale, place) {
  const found = [];
  const walk = (command, node, path, label) => {
    const inner = (node.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    const here = [...path, node.name], shown = [...label, localized(node, "name", locale)];
    if (inner.length) inner.forEach((option) => walk(command, option, here, shown));
    else found.push({ path: here, label: shown.join(" "), description: localized(node, "description", locale), options: node.options ?? [], command });
  };
  for (const command of commands) {
    if ((command.type ?? CHAT) === CHAT && fits(command, place)) walk(command, command, [], []);
  }
  return found;
}

/** Commands of a person's menu. */
export function userCommands(commands, place) {
  return commands.filter((command) => command.type === USER && fits(command, place));
}

/** Those that what was typed after "/" can still become, best first. */
export function matching(all, typed) {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return all;
  const rank = (leaf) => {
    const names = [leaf.label.toLowerCase(), leaf.path.join(" ").toLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    if (names.some((name) => name.includes(wanted))) return 2;
    return wanted.length > 2 && leaf.description.toLowerCase().includes(wanted) ? 3 : 9;
  };
  return all.map((leaf, at) => [rank(leaf), at, leaf]).filter(([order]) => order < 9)
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1]).map(([, , leaf]) => leaf);
}

/** The command that the words are exactly. */
export function exactly(all, typed) {
  const wanted = typed.trim().toLowerCase();
  return all.find((leaf) => leaf.label.toLowerCase() === wanted || leaf.path.join(" ") === wanted) ?? null;
}
