// A click counts for what was seen before it: the second half of a double click does not press what
// the first half, or another player meanwhile, has put under the pointer.

/** The halves of a double click are so near in time (milliseconds) and place (pixels). */
const MOMENT = 400, NEAR = 20;
const FOLLOWED = ["pointermove", "pointerdown"];
const WATCHED = {
  subtree: true, childList: true,
  attributeFilter: ["aria-disabled", "aria-label", "class", "data-press", "data-value", "open"],
};

// Where the pointer is, what lies there, and what `came` there at `since` in the place of what `was`.
let at = { x: -1, y: -1, what: "", since: -MOMENT };
let last = { x: -1, y: -1, what: "", time: -MOMENT };

const isNear = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) < NEAR;
const control = (element) => element?.closest?.("button, a, summary, label, input, select, textarea");

/** What a press on this element is for, whichever element stands for it. */
const meaning = (element) => {
  const part = control(element);
  if (!part) return "";
  const { press, value, space } = part.dataset;
  const isButton = part.tagName === "BUTTON", own = [space, part.ariaLabel, part.name, part.href];
  const other = [...own, isButton ? part.className : part.textContent];
  return [part.tagName, ...(press === undefined ? other : [press, value]), part.ariaDisabled].join("\n");
};

const lyingAt = ({ x, y }) => {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot) found = found.shadowRoot.elementFromPoint(x, y);
  return found;
};

const follow = (event) => {
  const here = { x: event.clientX, y: event.clientY };
  const past = isNear(here, at) ? at : { since: -MOMENT };
  at = { ...past, ...here, what: meaning(event.composedPath()[0]) };
};

const look = () => {
  const what = meaning(lyingAt(at)), now = performance.now();
  if (what === at.what) return;
  at = { ...at, what, came: what, was: now - at.since < MOMENT ? at.was : at.what, since: now };
};

/**
 * Swallow stray clicks inside `root`. One that follows another before that is answered, as `isAsked`
 * tells, waits until `settle` is called, and counts if it is still for the same; `end` ends it all.
 */
export function swallowStray(root, isAsked) {
  let waiting = [];
  const watch = new MutationObserver(look);
  const click = (event) => {
    if (!event.detail) return;  // by a key or a script
    const here = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const what = meaning(event.composedPath()[0]);
    const isAgain = isNear(here, last) && here.time - last.time < MOMENT && what === last.what;
    last = { ...here, what };
    const hasCome = here.time - at.since < MOMENT && what === at.came && what !== at.was;
    if (!hasCome && isAgain && isAsked()) waiting.push(last);
    else if (!hasCome) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const settle = () => {
    while (waiting.length && !isAsked()) {
      const next = waiting.shift(), found = lyingAt(next);
      if (meaning(found) === next.what) control(found)?.click();
      else waiting = [];
    }
  };
  const end = () => {
    watch.disconnect();
    root.removeEventListener("click", click, true);
    for (const name of FOLLOWED) removeEventListener(name, follow, true);
  };
  watch.observe(root, WATCHED);
  root.addEventListener("click", click, true);
  for (const name of FOLLOWED) addEventListener(name, follow, true);
  return { settle, end };
}
