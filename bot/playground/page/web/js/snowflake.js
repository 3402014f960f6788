/** Discord's ids: 64-bit numbers as text, whose upper bits are milliseconds since 2015. */

const EPOCH = 1420070400000n;

/** Order of two ids, by age. They exceed a double's precision: longer is larger, else as text. */
export function byId(a, b) {
  const left = String(a), right = String(b);
  if (left.length !== right.length) return left.length - right.length;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** When the id was made, in milliseconds. */
export function timeOf(id) {
  try {
    return Number((BigInt(id) >> 22n) + EPOCH);
  } catch {
    return 0;
  }
}
