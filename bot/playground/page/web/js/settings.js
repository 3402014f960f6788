/** How this browser likes the page: kept in its storage, and only a convenience. */

const KEY = "playground.settings";

export class Settings {
  constructor() {
    this.values = { panes: 2, phone: false, people: [], channels: {} };
    try {
      Object.assign(this.values, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // Storage may be forbidden or hold something else: the defaults do.
    }
  }

  set(change) {
    Object.assign(this.values, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // As above.
    }
  }

  channel(person) {
    return this.values.channels[person];
  }

  rememberChannel(person, channel) {
    this.set({ channels: { ...this.values.channels, [person]: channel } });
  }
}
