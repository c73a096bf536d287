// Long values come packed into a notebook, where they are kept beside the widget; see packing.py.

// What was opened last: several views may show the same.
const MOST = 64;
const opened = new Map();

/** A value that came packed or not, or undefined as long as it is being opened; then `done` is called. */
export function unpacked(value, done) {
  const text = value?.packed;
  if (typeof text !== "string") return value;
  let one = opened.get(text);
  if (!one) {
    one = {};
    one.opening = open(text).then((whole) => { one.whole = whole; });
    opened.set(text, one);
    if (opened.size > MOST) opened.delete(opened.keys().next().value);
  }
  if (one.whole === undefined) one.opening.then(done);
  return one.whole;
}

async function open(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}
