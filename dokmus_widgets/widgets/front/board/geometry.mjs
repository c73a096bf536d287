// Pure geometry of the board: no page, no rules.

/** The total quarter turns that bring a tile from `before` (any number) to `rotation` (0 to 3) the short way. */
export function turned(before, rotation) {
  const step = (rotation - before) & 3;
  return before + (step === 3 ? -1 : step);
}

/** Where an arrow key leads from a space; the same space at the edge, null for other keys. */
export function walked(key, [row, column], rows, columns) {
  const within = (r, c) => [
    Math.min(rows - 1, Math.max(0, r)),
    Math.min(columns - 1, Math.max(0, c)),
  ];
  const places = {
    ArrowUp: within(row - 1, column),
    ArrowDown: within(row + 1, column),
    ArrowLeft: within(row, column - 1),
    ArrowRight: within(row, column + 1),
    Home: [row, 0],
    End: [row, columns - 1],
    PageUp: [0, column],
    PageDown: [rows - 1, column],
  };
  return places[key] ?? null;
}

/** The next of `wanted` indices after `at`, round the end; `at` where there is none. */
export function following(wanted, at, backwards = false) {
  if (!wanted.length) return at;
  const sorted = [...wanted].sort((a, b) => (backwards ? b - a : a - b));
  return sorted.find((index) => (backwards ? index < at : index > at)) ?? sorted[0];
}

/** The number between two that `--dk-part` tells, 0 for `before` and 1 for `after`: for calc(). */
export function scrubbed(before, after) {
  return before === after ? `${after}` : `${before} + ${after - before} * var(--dk-part, 1)`;
}

/** A board's own units as a percentage of a length. */
export function percent(part, whole) {
  return `${+((100 * part) / whole).toFixed(4)}%`;
}
