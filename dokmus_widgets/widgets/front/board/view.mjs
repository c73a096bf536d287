// What is seen of a board in its window on a small screen: all of it, or a part.

const SPACES = 7, FINGER = 40;
// The margin of an enlarged board that its letters and numbers take, in pixels: see board.css. Beside what is
// made to fit is an edge for its marks.
const RULER = 20, EDGE = 24;
// Marks that tell of a step or of a hint, and how long a step is looked at, in milliseconds.
const STEPS = /^(burnt|done|hint|left|step|turned)/, LOOKED_AT = 2000;
const isHint = ({ kind }) => kind === "hint";

/** Spaces of the steps and hints of a scene. */
const points = ({ marks = [], tints = [] }) => [
  ...marks.filter(({ kind }) => STEPS.test(kind)),
  ...tints.filter(isHint).flatMap(({ kind, spaces }) =>
    spaces.map(([row, column]) => ({ kind, row, column }))),
];

export class View {
  zoom = 1;

  constructor(box, shape, changed) {
    Object.assign(this, { box, shape, changed });
  }

  /** The enlargement that shows about seven spaces, none too small for a finger. */
  get near() {
    return this.shape.width / 100 / Math.min(SPACES, this.box.clientWidth / FINGER);
  }

  /** Enlarge by `zoom`, such that what lies at this point of the window stays there. */
  scale(zoom, x, y) {
    const { box } = this, by = zoom / this.zoom;
    const [left, top] = [(box.scrollLeft + x) * by - x, (box.scrollTop + y) * by - y];
    this.zoom = zoom;
    box.style.setProperty("--dk-zoom", zoom);
    // By this it has all the height there is, also while all is seen for a moment: see slots.css.
    box.style.overflow = zoom > 1 || (this.own && !this.whole) ? "auto" : "";
    box.scrollTo(left, top);
    this.changed(zoom > 1);
  }

  /** Switch between the whole island and a part around a point, or around what a scene hints at or offers. */
  toggle(x, y, scene) {
    this.keep();
    this.scale(this.zoom > 1 ? 1 : this.near, x, y);
    this.box.scrollBy(x - this.box.clientWidth / 2, y - this.box.clientHeight / 2);
    if (scene) this.show([...points(scene).filter(isHint), ...scene.home].slice(0, 1));
  }

  /** Two fingers enlarge what lies between them. */
  pinch = (event) => {
    const [one, other] = event.touches;
    if (!other || event.type === "touchend") {
      this.grip = null;
      return;
    }
    event.preventDefault();
    const { left, top } = this.box.getBoundingClientRect();
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const [x, y] = [(one.clientX + other.clientX) / 2 - left, (one.clientY + other.clientY) / 2 - top];
    if (event.type === "touchmove" && this.grip) {
      this.box.scrollBy(this.grip.x - x, this.grip.y - y);
      const zoom = (this.zoom * distance) / this.grip.distance;
      this.scale(Math.min(2 * this.near, Math.max(1, zoom)), x, y);
    }
    this.grip = { distance, x, y };
  };

  /** How far spaces reach beyond the start and the end of what is seen of the board, across and down. */
  beyond(points) {
    const { box, shape } = this, unit = (box.clientWidth * this.zoom) / shape.width;
    return [["column", box.scrollLeft, box.clientWidth], ["row", box.scrollTop, box.clientHeight]].map(([axis, from, room]) => {
      const starts = points.map((point) => (shape.near + point[axis] * 100) * unit - from);
      return [RULER - Math.min(...starts), Math.max(...starts) + 100 * unit - room];
    });
  }

  sees = (points) => this.beyond(points).every(([before, after]) => before < 1 && after < 1);

  /** Show spaces in the middle of the window, smaller where they do not fit. */
  show(points) {
    if (this.sees(points)) return;
    let beyond = this.beyond(points);
    while (this.zoom > 1.05 && beyond.some(([before, after]) => before + after > -EDGE)) {
      this.scale(this.zoom * 0.95, 0, 0);
      beyond = this.beyond(points);
    }
    this.box.scrollBy(...beyond.map(([before, after]) => (after - before) / 2));
  }

  /**
   * Show the steps and hints that the scene before did not have, and what was seen before once that is over.
   * Another position, a moved tile and tiles or cards to choose from are seen whole.
   */
  follow(scene, before, isOther, isWhole) {
    const { box } = this, all = points(scene), had = before.home[0] && scene.home[0];
    // What others did before one's turn is marked again once all of it is undone.
    if (!had) this.met = all;
    const old = JSON.stringify([this.met, points(before)]);
    const isHeld = scene.whole || all.some(isHint);
    let asked = all.filter((point) => !old.includes(JSON.stringify(point)));
    this.home = scene.home;
    this.whole = scene.whole;
    isWhole ||= scene.whole;
    if (isOther) {
      this.keep();
      return this.scale(1, 0, 0);
    }
    // Who only looks on sees the last step, after a step back too.
    if (!asked[0] && !scene.home[0]) asked = all.slice(-1);
    if ((this.own || this.zoom > 1) && (isWhole || asked[0] || (scene.home[0] && !had))) {
      this.own ??= [this.zoom, box.scrollLeft, box.scrollTop];
      if (isWhole) this.scale(1, 0, 0);
      else if (asked[0]) {
        this.scale(this.own[0], 0, 0);
        this.show(asked);
      }
    }
    // What one has done oneself stays in sight.
    this.deed = !isHeld && had ? asked : [];
    if (!this.own) return;
    if (this.deed[0] && !isWhole) this.back();
    else if (isHeld || isWhole || asked[0]) {
      clearTimeout(this.timer);
      this.timer = isHeld ? null : setTimeout(this.back, LOOKED_AT);
    } else if (!this.timer) this.back();
  }

  /** Return to what was seen before, once there is something to do; to all where there is nothing in it. */
  back = () => {
    this.timer = clearTimeout(this.timer);
    if (!this.home[0]) return;
    const [zoom, left, top] = this.own;
    this.keep();
    this.scale(zoom, 0, 0);
    this.box.scrollTo(left, top);
    if (!this.home.some((point) => this.sees([point]))) this.scale(1, 0, 0);
    else this.show(this.deed);
  };

  /** Make what is seen now the player's own view. */
  keep = () => {
    clearTimeout(this.timer);
    this.own = this.timer = null;
  };
}
