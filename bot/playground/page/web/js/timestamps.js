/**
 * Dates in a person's language, and the one clock that lets `<t:…:R>` count down on the page.
 */

import { now } from "./clock.js";
import { h } from "./dom.js";

const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

// Discord rounds to the nearest unit and moves on to the next one where rounding fills it.
const UNITS = [["second", 1, 60], ["minute", 60, 60], ["hour", 3600, 24], ["day", 86400, 30],
  ["month", 2629746, 12], ["year", 31556952, Infinity]];

/** "in 2 minutes", "5 seconds ago", in the person's language. */
export function relative(seconds, locale) {
  const distance = Math.abs(seconds);
  const [unit, length] = UNITS.find(([, size, full]) => Math.round(distance / size) < full);
  const count = Math.round(distance / length);
  // English Discord says "in a minute" and "an hour ago".
  if (count === 1 && unit !== "second" && locale.startsWith("en")) {
    const one = `${unit === "hour" ? "an" : "a"} ${unit}`;
    return seconds > 0 ? `in ${one}` : `${one} ago`;
  }
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" })
    .format(seconds > 0 ? count : -count, unit);
}

/** A moment as text, in one of Discord's styles. */
export function moment(unix, style, locale) {
  if (style === "R") return relative(unix - now() / 1000, locale);
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return "Invalid date";
  return new Intl.DateTimeFormat(locale, FORMATS[style] ?? FORMATS.f).format(date);
}

/** A `<t:unix:style>` of a message. */
export function timestamp(unix, style, locale) {
  const full = moment(unix, "F", locale);
  return h("time", {
    class: "timestamp", "data-unix": unix, "data-style": style, "data-locale": locale,
    title: full, "aria-label": style === "R" ? null : full,
  }, moment(unix, style, locale));
}

/** The time beside a name: "Today at 14:03", "Yesterday at …", or a date. */
export function messageTime(milliseconds, locale, t) {
  const date = new Date(milliseconds);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(date);
  const days = Math.round((startOfDay(new Date(now())) - startOfDay(date)) / 86400000);
  if (days === 0) return t("today", { time });
  if (days === 1) return t("yesterday", { time });
  return new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short" }).format(date);
}

export function shortTime(milliseconds, locale) {
  return new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(new Date(milliseconds));
}

export function fullTime(milliseconds, locale) {
  return new Intl.DateTimeFormat(locale, FORMATS.F).format(new Date(milliseconds));
}

export function startOfDay(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** The line between two days. */
export function dayName(milliseconds, locale) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(milliseconds));
}

/** Once a second, every relative time on the page is brought up to date. */
export function startClock() {
  setInterval(() => {
    for (const element of document.querySelectorAll("time[data-style=R]")) {
      const text = moment(Number(element.dataset.unix), "R", element.dataset.locale);
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}
