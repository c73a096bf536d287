// The models of a page, and what it and Python have heard of each other; see session.py. A transport
// carries texts between them, and may come and go: what the other has not heard is said again.
import { dress } from "./dress.mjs";
import { Model, view } from "./models.mjs";

// What is numbered by its session, and says nothing of what is shown.
const NUMBERS = new Set(["tick", "heard", "fresh"]);
const plain = (value) => JSON.stringify(value, (name, part) => (NUMBERS.has(name) ? undefined : part));
const unheardOf = (model) =>
  (model.get("event")?.recent ?? []).filter(({ count }) => count > model.get("heard"));

export class Host {
  models = new Map();
  #said = 0;            // number of our last message
  #unheard = new Map(); // by model, what Python has not said that it heard
  #send = null;

  /** `first`: what the page begins with; `anew`: called where the session is another one. */
  constructor(first, parts, place, anew) {
    Object.assign(this, { parts, place, anew });
    this.#begin(first);
  }

  #begin({ epoch, n, root, models }) {
    Object.assign(this, { epoch, number: n, root });
    this.#take(models);
    this.shown = view(this.models.get(root), this.models, this.parts);
    this.place.replaceChildren(this.shown.el);
    dress(this.place);
  }

  /** Go on with another session of the same page, without a jump where it shows the same. */
  renew(first) {
    const before = [...this.models.values()], fresh = Object.entries(first.models);
    const asked = before.map(unheardOf);
    const isSame = before.length === fresh.length && fresh.every(([, state], at) =>
      state.part === before[at].get("part") && plain(state.scene) === plain(before[at].get("scene")));
    this.#unheard.clear();
    this.#said = 0;
    this.models.clear();
    if (!isSame) {
      this.shown.end();
      this.#begin(first);
      return;
    }
    Object.assign(this, { epoch: first.epoch, number: first.n, root: first.root });
    fresh.forEach(([id], at) => this.models.set(id, Object.assign(before[at], { id })));
    fresh.forEach(([, state], at) => before[at].update(state));
    before.forEach((model, at) => {
      const recent = asked[at].map((event, index) => ({ ...event, count: index + 1 }));
      if (recent.length) model.set("event", { recent });
      model.save_changes();
    });
  }

  connected(send) {
    this.#send = send;
    const sent = [...this.#unheard].map(([{ id }, { n, state }]) => ({ n, id, state }));
    send(JSON.stringify({ hello: this.epoch, at: this.number, sent }));
  }

  lost() { this.#send = null; }

  /** Whether something that was said is not known to be heard. */
  get waits() { return this.#unheard.size > 0; }

  /** Take a message of Python; whether it is of this session. */
  heard(text) {
    const message = JSON.parse(text);
    if (message.epoch) this.anew();
    if (message.models === undefined) return false;
    for (const [model, { n }] of this.#unheard) if (n <= message.heard) this.#unheard.delete(model);
    this.number = message.n;
    this.#take(message.models);
    dress(this.place);
    return true;
  }

  #take(states) {
    // New ones first: a box may name them.
    const known = Object.entries(states).filter(([id, state]) => {
      if (this.models.has(id)) return true;
      this.models.set(id, new Model(id, state, this.#tell));
      return false;
    });
    for (const [id, { event, found, ...state }] of known) {
      this.models.get(id).update(state);  // without what the page itself says
    }
  }

  #tell = (model, state) => {
    this.#said += 1;
    // A trait carries all that is to be said of it: the newest will do.
    const unheard = { n: this.#said, state: { ...this.#unheard.get(model)?.state, ...state } };
    this.#unheard.delete(model);  // what is said last comes last, as its number does
    this.#unheard.set(model, unheard);
    this.#send?.(JSON.stringify({ n: this.#said, id: model.id, state }));
  };
}
