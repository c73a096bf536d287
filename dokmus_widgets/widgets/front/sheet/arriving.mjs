// Going to a case or a lesson: the page shows it, the focus is there, and Back leads to the one
// before.

/** With so much room the list of rules stands beside the board: nothing has to move if that is in sight. */
const ROOMY = 1180;

/** Show the case of a `heading`, or the first of several boards, unless it is in sight already. */
export function arrive(heading) {
  const game = heading?.closest(".dokmus-game");
  const boards = game?.querySelector(".dokmus-boards");
  const several = boards?.querySelector(".dk-caption h2");
  const above = boards?.getBoundingClientRect().top;
  if (!boards || (game.clientWidth >= ROOMY && !several && above >= 0)) return;
  const goal = several ?? heading;
  goal.focus({ preventScroll: true });
  const seen = goal.getBoundingClientRect();
  if (above >= 0 && seen.top >= 0 && seen.bottom <= innerHeight) return;
  goTo(boards, goal);
}

/** Show the boards above a `part` of the sheet, where much of them is out of sight. */
export function showBoards(part) {
  const boards = part?.closest(".dokmus-game")
    ?.querySelector(".dokmus-boards, [data-testid=board]");
  const box = boards?.getBoundingClientRect();
  if (!box || box.bottom >= 0.8 * box.height) return;
  goTo(boards);
}

const LEAD = "dokmusLead";

/** A hand at a `part` of a game goes to another place in it, which is not there yet. */
export function leadTo(part, place) {
  const game = part.closest(".dokmus-game");
  if (game) game.dataset[LEAD] = place;
}

/**
 * Where a hand goes to a `place`, the focus comes to this part of it as soon as that is to be seen,
 * unless it has gone elsewhere meanwhile. Gives the function that ends it.
 */
export function takeIn(part, place) {
  const seen = new ResizeObserver(() => {
    const game = part.closest(".dokmus-game");
    if (!part.clientHeight || game?.dataset[LEAD] !== place) return;
    delete game.dataset[LEAD];
    const held = part.getRootNode().activeElement;
    if (!held || held.contains(game) || game.contains(held)) part.focus();
  });
  seen.observe(part);
  return () => seen.disconnect();
}

/** Show the boards, or, with a `part` below them, as much of them as leaves it in sight: at once. */
function goTo(boards, part) {
  const still = part || matchMedia("(prefers-reduced-motion: reduce)").matches;
  boards.scrollIntoView({ block: "start", behavior: still ? "auto" : "smooth" });
  part?.scrollIntoView({ block: "nearest" });
}

const NAME = "dokmus-place", DRAFT = "dokmus-draft";
const SEARCHED = ["search", "typed", "look", "found"];

/** The place of an entry; where its page is `loaded` again, what was begun there too. */
export const placeIn = (state, loaded) => (loaded && state?.[DRAFT]) || state?.[NAME];

/** A place in parts: where one is, what is `typed` there, and the case that answers it; see search.py. */
export function read(place) {
  const where = new URLSearchParams(place);
  const [search, typed, look, found] = SEARCHED.map((field) => where.get(field) ?? "");
  SEARCHED.forEach((field) => where.delete(field));
  return { where, typed: search || typed, answer: search && (look || found), look, found };
}

/**
 * The places that a page comes by, each a query, as entries of its history; none without one. What is
 * searched has an entry as soon as it is answered, and keeps it while one types on.
 */
export class Visits {
  /** Where Back and Forward went, as long as the page has not followed: a hand may be quicker. */
  #wanted = [];
  #entry;
  #place;

  #goTo;

  constructor(goTo) { this.#goTo = goTo; }

  begin(place) {
    if (!place) return;
    this.#place = place;
    addEventListener("popstate", this.back);
    // A page that is loaded anew may be at an entry that it made before.
    this.#entry = placeIn(history.state) ?? place;
    const wanted = placeIn(history.state, true);
    if (wanted && wanted !== place) this.#follow(wanted);
    else this.#keep();
  }

  /** Another place is shown; one that no hand went to takes over the entry of the one before. */
  goOn(place, byHand = true) {
    if (!place || place === this.#place) return;
    this.#place = place;
    const followed = this.#wanted.indexOf(place) + 1;
    if (followed) this.#wanted.splice(0, followed);
    else if (byHand) this.#enter(place);
    else this.#keep(place, addressOf(read(place).where));
  }

  #enter(place) {
    const from = read(this.#entry), to = read(place);
    if (`${from.where}` !== `${to.where}`) {
      this.#wanted = [];
      // To open what is looked at shows nothing else.
      const isOpened = from.look && from.look === to.where.get("case") && from.typed === to.typed;
      if (isOpened) this.#keep(place, addressOf(to.where));
      else this.#add(place, addressOf(to.where));
      return;
    }
    // Said before the page has heard of Back.
    if (this.#wanted.length && read(this.#wanted.at(-1)).typed !== to.typed) return;
    this.#wanted = [];
    if (from.typed && !from.found && to.typed.startsWith(from.typed)) this.#keep(place);
    else if (to.answer && to.answer !== from.answer) this.#add(place);
    else this.#keep(this.#entry, undefined, place);
  }

  end() { removeEventListener("popstate", this.back); }

  back = ({ state }) => {
    const place = placeIn(state);
    if (!place) return;
    this.#keep(place);
    if (place !== (this.#wanted.at(-1) ?? this.#place)) this.#follow(place);
  };

  #follow(place) {
    this.#wanted.push(place);
    this.#goTo(place);
  }

  /** The entry is of this place; `draft`: what is begun there. */
  #keep(place = this.#entry, address = undefined, draft = undefined) {
    this.#entry = place;
    history.replaceState({ ...history.state, [NAME]: place, [DRAFT]: draft }, "", address);
  }

  #add(place, address) {
    this.#keep();
    this.#entry = place;
    history.pushState({ [NAME]: place }, "", address);
  }
}

/** The address of where one is; what else the page keeps in its address stays. */
function addressOf(where) {
  const address = new URL(location.href);
  for (const field of ["rule", "case", "position", "reading", "changed", "ask", "lesson", "step", "quiz"])
    address.searchParams.delete(field);
  for (const [field, value] of where) address.searchParams.set(field, value);
  return address;
}
