// What is seen of a board in its window on a small screen: all of it, or a part.

const SPACES = 7, FINGER = 40;
// Marks that tell of a step or of a hint, and how long a step is looked at, in milliseconds.
const STEPS = /^(burnt|done|hint|left|step|turned)/, LOOKED_AT = 2000;
const still = (box) => matchMedia("(prefers-reduced-motion: reduce)").matches || box.closest(".dokmus-still");
const keyOf = ({ kind, row, column, text }) => [kind, row, column, text].join();

const isHint = ({ kind }) => kind === "hint";

/** Middles of the steps and hints of a scene. */
const points = ({ marks = [], tints = [] }) => [
  ...marks.filter(({ kind }) => STEPS.test(kind)),
  ...tints.filter(isHint).map(({ kind, spaces }) => {
    const [row, column] = [0, 1].map((at) => spaces.reduce((sum, one) => sum + one[at], 0) / spaces.length);
    return { kind, row, column };
  }),
];

/** Those of a scene that the one before it did not show. */
export const newPoints = (scene, before) => {
  const keys = new Set(points(before).map(keyOf));
  return points(scene).filter((point) => !keys.has(keyOf(point)));
};

export const hasHint = (scene) => points(scene).some(isHint);

export class View {
  zoom = 1;

  constructor(box, shape, changed) {
    Object.assign(this, { box, shape, changed });
  }

  /** The enlargement that shows about seven spaces, none too small for a finger. */
  get near() {
    return this.shape.width / 100 / Math.min(SPACES, this.box.clientWidth / FINGER);
  }

  /** Where the middle of a space lies, in pixels of the enlarged board. */
  middle({ row, column }) {
    const { near, width } = this.shape;
    const unit = (this.box.clientWidth * this.zoom) / width;
    return [(near + (column + 0.5) * 100) * unit, (near + (row + 0.5) * 100) * unit];
  }

  /** Enlarge by `zoom`, such that what lies at this point of the window stays there. */
  scale(zoom, x, y) {
    const { box } = this, by = zoom / this.zoom;
    const [left, top] = [(box.scrollLeft + x) * by - x, (box.scrollTop + y) * by - y];
    this.zoom = zoom;
    box.style.setProperty("--dk-zoom", zoom);
    box.style.overflow = zoom > 1 ? "auto" : "";
    box.scrollTo(left, top);
    this.changed(zoom > 1);
  }

  /** Switch between the whole island and a part around a point of the window. */
  toggle(x, y) {
    this.keep();
    this.scale(this.zoom > 1 ? 1 : this.near, x, y);
    this.box.scrollBy(x - this.box.clientWidth / 2, y - this.box.clientHeight / 2);
  }

  center(point, behavior) {
    const { box } = this, [x, y] = this.middle(point);
    box.scrollTo({ left: x - box.clientWidth / 2, top: y - box.clientHeight / 2, behavior });
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

  /** Show a step or a hint that lies out of sight, and what was seen before once it is over. */
  follow(points, isMoved, isHinted) {
    const { box } = this, half = (50 * box.clientWidth * this.zoom) / this.shape.width;
    const isHidden = points.some((point) => this.middle(point).some((at, axis) => {
      const from = axis ? box.scrollTop : box.scrollLeft;
      return at - half < from || at + half > from + (axis ? box.clientHeight : box.clientWidth);
    }));
    if (this.zoom > 1 && (isMoved || isHidden)) {
      this.own ??= [this.zoom, box.scrollLeft, box.scrollTop];
      if (isMoved) this.scale(1, 0, 0);
      else this.center(points.at(-1), still(box) ? "instant" : "smooth");
    } else if (!isHinted && !points.length && this.own && !this.timer) this.back();
    if (!this.own || !(points.length || isMoved)) return;
    clearTimeout(this.timer);
    this.timer = isHinted ? null : setTimeout(this.back, LOOKED_AT);
  }

  /** Return to what was seen before a step. */
  back = () => {
    const [zoom, left, top] = this.own;
    this.keep();
    this.scale(zoom, 0, 0);
    this.box.scrollTo(left, top);
  };

  /** Make what is seen now the player's own view. */
  keep = () => {
    clearTimeout(this.timer);
    this.own = this.timer = null;
  };
}
