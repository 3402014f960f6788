/**
 * The registered commands as a person meets them: every subcommand a line of its own, in their
 * language. Which commands there are is the bot's affair; this page knows none of them.
 *
 * @typedef {{path: string[], label: string, description: string, options: any[], command: any}} Leaf
 */

const CHAT = 1, USER = 2;
const SUBCOMMAND = 1, GROUP = 2;
const IN_GUILD = 0, IN_BOT_DM = 1;

/** A name or description in a language, or as it was written. */
export function localized(thing, field, locale) {
  return thing[`${field}_localizations`]?.[locale] ?? thing[field] ?? "";
}

/** Whether a command is offered to a person in a place; what is for managers, others don't see. */
function fits(command, guild, person) {
  const inGuild = Boolean(guild);
  if (guild?.bot === false) return false;
  if (guild?.managers && command.default_member_permissions != null && !guild.managers.includes(person)) return false;
  if (command.guild_id && command.guild_id !== guild?.id) return false;
  if (!inGuild && command.dm_permission === false) return false;
  return !command.contexts?.length || command.contexts.includes(inGuild ? IN_GUILD : IN_BOT_DM);
}

/**
 * All commands that can be typed in a channel.
 * @param {any[]} commands
 * @param {string} locale
 * @param {any} guild  the server, or null in a DM
 * @param {string} person  who would type it
 * @returns {Leaf[]}
 */
export function leaves(commands, locale, guild, person) {
  const found = [];
  const walk = (command, node, path, label) => {
    const inner = (node.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    const here = [...path, node.name], shown = [...label, localized(node, "name", locale)];
    if (inner.length) inner.forEach((option) => walk(command, option, here, shown));
    else found.push({ path: here, label: shown.join(" "), description: localized(node, "description", locale), options: node.options ?? [], command });
  };
  for (const command of commands) {
    if ((command.type ?? CHAT) === CHAT && fits(command, guild, person)) walk(command, command, [], []);
  }
  return found;
}

/** Commands of a person's menu. */
export function userCommands(commands, guild, person) {
  return commands.filter((command) => command.type === USER && fits(command, guild, person));
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
