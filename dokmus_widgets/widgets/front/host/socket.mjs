// The transport of a served page: the socket of its session. Where it is lost it is opened again,
// soon at first, then less and less often, and at once where there is a reason to hope. One that
// swallows what is sent says nothing of it: it is lost when an answer does not come.
export const PATIENCE = 8_000;
const FIRST = 250, LONGEST = 5_000;
const OPEN = 1, CLOSED = 3;  // of a WebSocket

export class Wire {
  #socket = null;
  #timer = null;
  #silence = null;
  #tries = 0;
  #isOther = false;

  /**
   * `address`, `token`: of the socket; `opened(send)`, `heard(text)`, `closed()`: what to do then,
   * the second tells whether it was of the session; `waits()`: whether an answer is to come;
   * `refused()`: called where it could not be opened, or leads to another session, before it is
   * tried again.
   */
  constructor(address, token, hooks) {
    Object.assign(this, { address, token, hooks });
    addEventListener("online", this.#soon);
    addEventListener("pageshow", this.#soon);
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.#soon(); });
    this.open();
  }

  open() {
    clearTimeout(this.#timer);
    const socket = this.#socket = new WebSocket(this.address, ["bokeh", this.token]);
    let isOpen = false, isSilent = false, isOver = false;
    const expect = () => {
      this.#silence ??= setTimeout(() => { isSilent = true; socket.close(); close(); }, PATIENCE);
    };
    const hear = () => { clearTimeout(this.#silence); this.#silence = null; };
    const close = async () => {
      if (isOver || socket !== this.#socket) return;
      isOver = true;
      hear();
      this.hooks.closed();
      const isRefused = this.#isOther || (!isOpen && !isSilent && this.#tries > 0);
      this.#isOther = false;
      // With a session anew there is every reason to hope.
      if (isRefused && await this.hooks.refused()) this.#tries = 0;
      if (socket !== this.#socket) return;
      this.#timer = setTimeout(() => this.open(), Math.min(LONGEST, FIRST * 2 ** this.#tries));
      this.#tries += 1;
    };
    hear();
    expect();
    socket.addEventListener("message", ({ data }) => {
      if (isOver || socket !== this.#socket) return;
      if (isOpen) {
        if (this.hooks.heard(data)) this.#tries = 0;
        hear();
        if (this.hooks.waits()) expect();
      }
      // Panel says by this that the session is there; its other frames say nothing.
      else if (data.includes('"ACK"')) {
        isOpen = true;
        this.hooks.opened((text) => {
          expect();
          if (socket.readyState === OPEN) socket.send(text);
        });
      }
    });
    socket.addEventListener("close", close);
  }

  /** It leads to a session of which this page is not. */
  refuse() {
    this.#isOther = true;
    this.#socket.close();
  }

  #soon = () => {
    if (this.#socket.readyState === CLOSED) this.open();
  };
}
