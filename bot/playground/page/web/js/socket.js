/**
 * The one websocket of this window. It carries every person's doings, numbers the requests so that
 * each answer finds its question, and comes back by itself when the server was restarted.
 */

const FIRST_RETRY = 250, LONGEST_RETRY = 2000;

export class Socket {
  /**
   * @param {string} address
   * @param {(message: any) => void} onMessage  what the server says of itself
   * @param {() => void} onLost  the connection broke, or could not be made
   */
  constructor(address, onMessage, onLost) {
    this.address = address;
    this.onMessage = onMessage;
    this.onLost = onLost;
    this.waiting = new Map();
    this.number = 0;
    this.retry = FIRST_RETRY;
    this.connect();
  }

  connect() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("open", () => { this.retry = FIRST_RETRY; });
    socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.lose(socket));
  }

  /** A connection is over: told by the browser, or found out by a request. Once for each. */
  lose(socket) {
    if (socket !== this.socket) return;
    this.socket = null;
    for (const { reject } of this.waiting.values()) reject(new Error("The connection was lost."));
    this.waiting.clear();
    this.onLost();
    setTimeout(() => this.connect(), this.retry);
    this.retry = Math.min(this.retry * 1.6, LONGEST_RETRY);
  }

  receive(message) {
    if (message.t !== "reply") return this.onMessage(message);
    const waiting = this.waiting.get(message.n);
    this.waiting.delete(message.n);
    if (message.ok) waiting?.resolve(message.result ?? null);
    else waiting?.reject(new Error(message.error ?? "That did not work."));
  }

  /**
   * Do something as a person.
   * @param {string|null} person
   * @param {string} op
   * @param {object} [fields]
   * @returns {Promise<any>} the server's result; rejects with its sentence
   */
  request(person, op, fields = {}) {
    // The browser tells of a closed connection a moment after it is closed.
    if (this.socket?.readyState > WebSocket.OPEN) this.lose(this.socket);
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Error("Not connected; trying again…"));
    }
    const n = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(n, { resolve, reject });
      this.socket.send(JSON.stringify({ n, person, op, ...fields }));
    });
  }
}
