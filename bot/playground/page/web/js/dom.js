/**
 * Building the page's elements.
 *
 * Everything on the page is made here, from text nodes and attributes: no module uses innerHTML,
 * so nothing that a bot or a person writes can ever become markup.
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make an element. Attributes: `class`, `style` (an object), `onclick` and the like (functions),
 * `true` for a bare attribute; false, null and undefined leave it out.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...any} children  nodes, strings, numbers, nested lists; null and false are left out
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "style") Object.assign(element.style, value);
    else if (name === "value") element.value = value;
    else if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  append(element, children);
  return element;
}

/** Append children, flattening lists and leaving out what is absent. */
export function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
  return element;
}

/** Only addresses of the web become links; `javascript:` and its relatives do not. */
export function webAddress(url) {
  try {
    const parsed = new URL(String(url), location.href);
    return parsed.protocol === "http:" || parsed.protocol === "https:" ? parsed.href : null;
  } catch {
    return null;
  }
}

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];

/**
 * Pictures come from this server alone: the page never calls out, and works without a network. The
 * server may know itself by another of the machine's own names than the one typed into the browser.
 */
export function ownPicture(url) {
  const address = url && webAddress(url);
  if (!address) return null;
  const { origin, hostname, pathname, search } = new URL(address);
  const own = origin === location.origin || (LOOPBACK.includes(hostname) && LOOPBACK.includes(location.hostname));
  return own && pathname.startsWith("/cdn/") ? pathname + search : null;
}

/** Colours arrive as numbers (Discord's way) or as "#rrggbb". */
export function colour(value, otherwise) {
  if (typeof value === "number") return "#" + value.toString(16).padStart(6, "0").slice(-6);
  return /^#[0-9a-f]{3,8}$/i.test(value ?? "") ? value : otherwise;
}

const ICONS = {
  hash: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M9 3 7.5 14M15 3l-1.2 8M4 7h14M3.5 12H11M13 15h8M13 19h6",
  plus: "M12 5v14M5 12h14",
  calendar: "M5 6h14v14H5zM5 10h14M9 3v5M15 3v5",
  menu: "M4 7h16M4 12h16M4 17h16",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 3-6 6.5-6s6.5 2.5 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.4c2.100.8 3.5 2.700 3.5 5.600",
  bell: "M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15zM10 20.500a2.200 2.200 0 0 0 4 0",
  phone: "M8 3h8a1.500 1.500 0 0 1 1.500 1.500v15a1.500 1.500 0 0 1-1.500 1.500H8a1.500 1.500 0 0 1-1.500-1.500v-15A1.500 1.500 0 0 1 8 3zM11 18.500h2",
  split: "M4 5h16v14H4zM12 5v14",
  single: "M4 5h16v14H4z",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  trash: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  check: "M5 12.500 10 17.500 19 7",
  reply: "M4 20v-6a4 4 0 0 1 4-4h10M14 6l4 4-4 4",
  chat: "M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z",
  eye: "M2 12c2.500-4.500 6-7 10-7s7.500 2.500 10 7c-2.500 4.500-6 7-10 7s-7.500-2.500-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM16 8v5.500a2.500 2.500 0 0 0 5 0V12a9 9 0 1 0-3.500 7.100",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  send: "M4 4l17 8-17 8 3-8zM7 12h8",
  server: "M4 4h16v6H4zM4 14h16v6H4zM8 7h.01M8 17h.01",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2",
  more: "M5 12h.01M12 12h.01M19 12h.01",
};

/** A line icon; decoration only, so it is hidden from screen readers. */
export function icon(name, size = 20) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 24 24", width: size, height: size, fill: "none", stroke: "currentColor",
    "stroke-width": name === "more" ? 3 : 2, "stroke-linecap": "round", "stroke-linejoin": "round",
    "aria-hidden": "true", class: "icon",
  })) svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** Three breathing dots: something is under way. */
export function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}
