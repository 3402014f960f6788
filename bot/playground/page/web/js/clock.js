/** What time it is in the playground: the real time, and what it was set on by. */

let ahead = 0;

/** @param {number} seconds  by which the playground's time is ahead */
export function setAhead(seconds) {
  ahead = seconds * 1000;
}

/** Milliseconds, as `Date.now`. */
export function now() {
  return Date.now() + ahead;
}

/** How far ahead it is, in milliseconds. */
export function howFarAhead() {
  return ahead;
}
