/**
 * Discord's markdown, read into a tree of plain objects. Nothing is drawn here (see
 * `markdown_dom.js`), so that what a text means stands apart from how it looks.
 *
 * @typedef {{type: string, [key: string]: any}} Mark
 */

const DEEPEST = 10;

/** Inline rules in the order Discord tries them; each is matched where reading stands. */
const INLINE = [
  ["escape", /\\([^0-9A-Za-z\s])/y, (m) => ({ type: "text", text: m[1] })],
  ["time", /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    (m) => ({ type: "time", unix: Number(m[1]), style: m[2] ?? "f" })],
  ["emoji", /<(a?):(\w{2,32}):(\d{1,20})>/y,
    (m) => ({ type: "emoji", animated: m[1] === "a", name: m[2], id: m[3] })],
  ["role", /<@&(\d{1,20})>/y, (m) => ({ type: "role", id: m[1] })],
  ["user", /<@!?(\d{1,20})>/y, (m) => ({ type: "user", id: m[1] })],
  ["channel", /<#(\d{1,20})>/y, (m) => ({ type: "channel", id: m[1] })],
  ["command", /<\/([^:>]{1,100}):(\d{1,20})>/y, (m) => ({ type: "command", name: m[1], id: m[2] })],
  ["everyone", /@(everyone|here)\b/y, (m) => ({ type: "everyone", name: m[1] })],
  ["autolink", /<(https?:\/\/[^\s<>]+)>/y, (m) => ({ type: "link", url: m[1], children: null })],
  ["link", /\[((?:\[[^[\]]*\]|[^[\]])+)\]\(<?(https?:\/\/[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)>?(?:\s+"[^"]*")?\)/y,
    (m, read) => ({ type: "link", url: m[2], children: read(m[1]) })],
  ["url", /https?:\/\/(?:[^\s<()]|\([^\s<()]*\))*(?:[^\s<.,:;"'\]()|*~]|\([^\s<()]*\))/y, (m) => ({ type: "link", url: m[0], children: null })],
  ["code", /(`+)([^]*?[^`])\1(?!`)/y,
    (m) => ({ type: "code", text: m[2].replace(/^ (?=[^ ])| (?<=[^ ] )$/g, "") })],
  ["em", /\*(?=\S)((?:\*\*|\s+(?:[^*\s]|\*\*)|[^\s*])+?)\*(?!\*)/y,
    (m, read) => ({ type: "em", children: read(m[1]) })],
  ["strong", /\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y, (m, read) => ({ type: "strong", children: read(m[1]) })],
  ["underline", /__((?:\\[^]|[^\\])+?)__(?!_)/y, (m, read) => ({ type: "underline", children: read(m[1]) })],
  ["em_", /_((?:__|\\[^]|[^\\_])+?)_(?!\w)/y, (m, read) => ({ type: "em", children: read(m[1]) })],
  ["strike", /~~([^]+?)~~/y, (m, read) => ({ type: "strike", children: read(m[1]) })],
  ["spoiler", /\|\|([^]+?)\|\|/y, (m, read) => ({ type: "spoiler", children: read(m[1]) })],
];

const PLAIN = /[^\\<@[h`*_~|]+/y;

/**
 * Read running text.
 * @param {string} text
 * @param {number} [depth]  how many marks it stands in; past the deepest, all is plain text
 * @returns {Mark[]}
 */
export function parseInline(text, depth = 0) {
  /** @type {Mark[]} */
  const marks = [];
  const say = (words) => {
    const last = marks.at(-1);
    if (last?.type === "text") last.text += words;
    else marks.push({ type: "text", text: words });
  };
  let at = 0;
  while (at < text.length) {
    const found = depth < DEEPEST && match(text, at, depth);
    if (found) {
      if (found.mark.type === "text") say(found.mark.text);
      else marks.push(found.mark);
      at = found.end;
      continue;
    }
    PLAIN.lastIndex = at + 1;
    const rest = PLAIN.exec(text);
    const end = rest ? PLAIN.lastIndex : at + 1;
    say(text.slice(at, end));
    at = end;
  }
  return marks;
}

function match(text, at, depth) {
  for (const [name, pattern, make] of INLINE) {
    // An underscore inside a word (snake_case) is only an underscore.
    if (name === "em_" && /\w/.test(text[at - 1] ?? "")) continue;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) {
      return { mark: make(found, (inner) => parseInline(inner, depth + 1)), end: at + found[0].length };
    }
  }
  return null;
}

/**
 * Read a whole message: code blocks, quotes, headings, small print and lists, each of running text.
 * @param {string} text
 * @param {number} [depth]
 * @returns {Mark[]}
 */
export function parseBlocks(text, depth = 0) {
  const blocks = [];
  const fence = /```(?:([a-z0-9_+\-.#]+)\n)?\n*([^]*?[^\n\s`][^]*?)\n*```/giy;
  let from = 0;
  for (let at = text.indexOf("```"); at !== -1; at = text.indexOf("```", at)) {
    fence.lastIndex = at;
    const found = fence.exec(text);
    if (!found) break;
    blocks.push(...parseLines(text.slice(from, at).replace(/\n$/, ""), depth));
    blocks.push({ type: "codeblock", language: found[1] ?? "", text: found[2] });
    at = from = at + found[0].length;
    if (text[from] === "\n") at = from += 1;
  }
  blocks.push(...parseLines(text.slice(from), depth));
  return blocks;
}

function parseLines(text, depth) {
  if (text === "") return [];
  const blocks = [];
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) blocks.push({ type: "paragraph", children: parseInline(plain.join("\n")) });
    plain = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    let found;
    if ((found = /^(#{1,3}) +(.+)$/.exec(line))) {
      flush();
      blocks.push({ type: "heading", level: found[1].length, children: parseInline(found[2].trim()) });
    } else if ((found = /^-# +(.+)$/.exec(line))) {
      flush();
      blocks.push({ type: "subtext", children: parseInline(found[1]) });
    } else if (depth < 2 && line.startsWith(">>> ")) {
      flush();
      const rest = [line.slice(4), ...lines.slice(i + 1)].join("\n");
      blocks.push({ type: "quote", children: parseBlocks(rest, depth + 1) });
      return blocks;
    } else if (depth < 2 && line.startsWith("> ")) {
      flush();
      const quoted = [line.slice(2)];
      while (/^>( |$)/.test(lines[i + 1] ?? "")) quoted.push(lines[++i].slice(2));
      blocks.push({ type: "quote", children: parseBlocks(quoted.join("\n"), depth + 1) });
    } else if (listItem(line)) {
      flush();
      const items = [];
      // A list of another kind at the same depth is another list.
      const other = (item) => item.indent <= items[0]?.indent && (item.number === null) !== (items[0].number === null);
      for (; i < lines.length && (found = listItem(lines[i])) && !other(found); i++) items.push(found);
      i--;
      blocks.push(nest(items));
    } else plain.push(line);
  }
  flush();
  return blocks;
}

function listItem(line) {
  const found = /^( *)(?:([-*])|(\d{1,9})\.) +(\S.*)$/.exec(line);
  if (!found) return null;
  return { indent: found[1].length, number: found[3] ? Number(found[3]) : null, text: found[4] };
}

/** A flat run of items becomes lists in lists, by how far each is indented. */
function nest(items) {
  const top = items[0];
  const list = { type: "list", start: top.number, items: [] };
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (i > 0 && item.indent > top.indent) {
      const inner = [];
      while (i < items.length && items[i].indent > top.indent) inner.push(items[i++]);
      i--;
      list.items.at(-1).push(nest(inner));
    } else list.items.push(parseInline(item.text));
  }
  return list;
}

/** A message of nothing but a few emoji is drawn large. */
export function onlyEmoji(text) {
  const rest = text.replace(/<a?:\w{2,32}:\d{1,20}>/g, "")
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\s]|\uFE0F|\u200D/gu, "");
  return rest === "" && /\S/.test(text) && text.length < 400;
}
