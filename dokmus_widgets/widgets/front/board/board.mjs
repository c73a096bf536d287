// The board: draws the scene that Python sends, and tells Python which space was clicked.
import { h, render, Component } from "../vendor/preact.mjs";
import { following, percent, scrubbed, turned, walked } from "./geometry.mjs";
import { channel } from "../page/channel.mjs";
import { keyName } from "../page/keys.mjs";
import { Unheard, sign } from "../sheet/parts.mjs";
import { Scrub } from "./scrub.mjs";
import { View } from "./view.mjs";

const UNIT = 100;
// What touches the board where it does something, and points at nothing before.
const TOUCHES = /touch|pen/;
// The taps of a double tap are so near in time (milliseconds) and place (pixels).
const MOMENT = 300, NEAR = 24;
// A space of fewer pixels is too small for a finger: the first touch looks and enlarges, unless a tile is meant.
const LEAST = 24;
// Marks with a text: its class, and where it stands on the space.
const WRITTEN = { worth: ["dk-worth", 50, 65], step: ["dk-mark-text", 20, 29], done: ["dk-order", 18, 28] };
const markup = (html) => ({ dangerouslySetInnerHTML: { __html: html } });

/** A symbol of the chart on a space, by row and column. */
const symbol = (name, row, column, props = {}) =>
  h("use", { href: `#${name}`, x: column * UNIT, y: row * UNIT, width: UNIT, height: UNIT, ...props });

/** A token drops in or glides in when it appears, and rides its tile ever after. */
class Token extends Component {
  came = this.props.token.came;

  render({ token, scrub }) {
    const turn = { transformOrigin: `${(token.column + 0.5) * UNIT}px ${(token.row + 0.5) * UNIT}px` };
    // On a board to be scrubbed a token comes anew with every scene.
    const came = scrub ? token.came : this.came;
    const [down, right] = came ?? [0, 0];
    const way = { "--dk-came-x": `${right * UNIT}px`, "--dk-came-y": `${down * UNIT}px` };
    const arrives = scrub ? "dk-on-the-way" : "dk-arriving";
    return h("g", { class: came ? arrives : "dk-placed", style: came ? way : {} },
      h("g", { class: "dk-upright", style: turn },
        symbol(`dk-token-${token.seat}`, token.row, token.column),
        token.burning && h("g", { class: "dk-burning" }, symbol("dk-flame", token.row, token.column))));
  }
}

/** A tile with the tokens on it: they ride along when it slides and turns. */
function Tile({ tile, art, tag, size, turns, shape, jumps, drops, parity, scrub }) {
  const was = scrub && { ...tile.was, turns: turns - turned(0, tile.rotation - tile.was.rotation) };
  const moves = scrub && (was.row !== tile.row || was.column !== tile.column || was.turns !== turns
    || tile.tokens.some((token) => token.came));
  const classes = [
    "dk-tile", tile.choosable && "dk-choosable", drops && "dk-dropped",
    scrub ? moves && "dk-scrubs" : jumps && `dk-jump-${parity}`,
  ];
  const at = (from, to) => (scrub ? `calc(100% * (${scrubbed(from / size, to / size)}))` : percent(to, size));
  const turn = scrub ? scrubbed(was.turns, turns) : turns;
  const place = {
    width: percent(1, shape.columns / size),
    height: percent(1, shape.rows / size),
    transform: `translate(${at(was?.column, tile.column)}, ${at(was?.row, tile.row)}) rotate(calc(90deg * (${turn})))`,
    "--dk-turn": `calc(-90deg * (${turn}))`,
  };
  const box = `0 0 ${size * UNIT} ${size * UNIT}`;
  return h("div", { class: classes.filter(Boolean).join(" "), style: place },
    h("div", { class: "dk-lift" },
      h("svg", { viewBox: box }, h("g", markup(art)), h("g", markup(tag))),
      h("svg", { viewBox: box, class: "dk-tokens" },
        tile.tokens.map((token) =>
          h(Token, { key: `${token.seat}:${token.row}:${token.column}`, token, scrub })))));
}

/** The text of a mark: a value, or the number of an action. */
const written = ({ kind, text, row, column }) => {
  const [name, right, down] = WRITTEN[kind.split("-")[0]] ?? [];
  return name && h("text", { class: name, x: column * UNIT + right, y: row * UNIT + down }, text);
};

function Overlay({ scene, shape, moment = "" }) {
  return h("svg", { class: `dk-overlay ${moment}`, viewBox: `0 0 ${shape.columns * UNIT} ${shape.rows * UNIT}` },
    scene.tints.map((tint) => h("path", { class: `dk-tint-${tint.kind}`, d: tint.d })),
    scene.trails.map((trail) =>
      h("g", { class: "dk-trail" },
        h("path", { class: "dk-trail-casing", d: trail.d }),
        h("path", { class: `dk-trail-${trail.kind}`, d: trail.d }))),
    scene.marks.filter((mark) => !mark.kind.startsWith("turn-")).map((mark) =>
      h("g", { key: `${mark.kind}:${mark.row}:${mark.column}`, class: `dk-mark dk-is-${mark.kind}` },
        symbol(`dk-mark-${mark.kind}`, mark.row, mark.column),
        written(mark))));
}

/** The letters and numbers of an enlarged board, which stay in sight while it is moved about. */
const Rulers = ({ shape: { spaces, rows, columns, width, height, near } }) => {
  const along = (count, size, side, name) =>
    h("div", { class: `dk-ruler dk-${side}` }, Array.from({ length: count }, (_, at) =>
      h("span", { key: at, style: { [side]: percent(near + (at + 0.5) * UNIT, size) } }, name(at))));
  return h("div", { class: "dk-rulers", "aria-hidden": "true" },
    along(columns, width, "left", (at) => spaces[at].replace(/\d+/, "")),
    along(rows, height, "top", (at) => spaces[at * columns].replace(/\D+/, "")));
};

/** The button in the corner that tells what the signs on the board mean. */
const Legend = ({ signs, title, open, toggle }) =>
  h("div", { class: "dk-legend" },
    h("button", { type: "button", "aria-label": title, title, "aria-expanded": open, onClick: toggle }, "i"),
    open && h("ul", { "aria-label": title }, signs.map(({ symbol: name, kind, tint, art, written: text, text: words }) =>
      h("li", { key: kind, class: `dk-is-${kind}` },
        h("svg", { viewBox: "-10 -14 124 124", "aria-hidden": "true" },
          art && h("g", markup(art)),
          tint && h("rect", { class: `dk-tint-${tint}`, width: UNIT, height: UNIT, rx: 12 }),
          symbol(name, 0, 0), written({ kind, text, row: 0, column: 0 })),
        words))));

/** What is told above a board that stands beside another. */
const Caption = ({ title, note, words, done }) =>
  h("div", { class: "dk-caption" },
    h("h2", { tabIndex: -1 }, title),
    note && h("p", { class: "dk-note" }, note),
    words && h("p", { class: done === false ? "dk-no" : "dk-yes" },
      sign(done), words));

class Board extends Component {
  state = { at: 0, zoomed: false, explains: false };
  turns = new Map();
  places = new Map();

  /** How often each tile has turned in all, and which have slid or turned since the last scene. */
  follow(scene) {
    if (this.drawn === scene) return;
    const moved = new Set();
    const names = new Set(scene.tiles.map((tile) => tile.name));
    const fresh = [...names].filter((name) => !this.places.has(name));
    // One tile more is laid before the eyes; whole islands are there at once.
    this.dropped = this.places.size && fresh.length === 1 ? fresh[0] : null;
    for (const name of this.places.keys()) {
      if (!names.has(name)) {
        this.places.delete(name);
        this.turns.delete(name);
      }
    }
    for (const tile of scene.tiles) {
      const place = `${tile.row}:${tile.column}:${tile.rotation}`;
      if (this.places.has(tile.name) && this.places.get(tile.name) !== place) moved.add(tile.name);
      this.places.set(tile.name, place);
      this.turns.set(tile.name, turned(this.turns.get(tile.name) ?? tile.rotation, tile.rotation));
    }
    this.moved = moved;
    this.isOther = this.drawn?.position !== scene.position;
    this.drawn = scene;
    this.previewed = "";
    this.looking = false;
  }

  explain = () => this.setState({ explains: !this.state.explains });

  /** Escape closes the legend, and nothing else, wherever the focus is. */
  escaped = (event) => {
    if (event.key !== "Escape" || !this.state.explains) return;
    event.stopPropagation();
    this.explain();
    this.window.parentElement.querySelector(".dk-legend button").focus();
  };

  focus(index) {
    this.setState({ at: index }, () => this.grid?.querySelector('[tabindex="0"]')?.focus());
  }

  keydown = (event) => {
    const { shape, scene } = this.props;
    const { at } = this.state;
    this.pressed(event);
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const key = keyName(event);
    const here = [Math.floor(at / shape.columns), at % shape.columns];
    const to = walked(event.key, here, shape.rows, shape.columns);
    if (to) this.focus(to[0] * shape.columns + to[1]);
    else if (key === "n" || key === "p") this.focus(following(scene.open, at, key === "p"));
    else return;
    event.preventDefault();
  };

  /** What is used now: a key and a screen reader's click are no touch, whatever came before. */
  pressed = ({ type, target, pointerType, isPrimary, timeStamp, clientX, clientY }) => {
    this.touched = type === "pointerdown" && TOUCHES.test(pointerType);
    // A tap on a tile chooses it, and says nothing about the view.
    if (this.touched && !this.props.scene.whole) this.view.keep();
    const { time, x, y, place } = this.tap ?? {};
    this.doubled = this.touched && isPrimary && this.canZoom && !target.closest(".dk-arrow") && place === target && timeStamp - time < MOMENT && Math.hypot(clientX - x, clientY - y) < NEAR;
    this.tap = this.touched && !this.doubled ? { time: timeStamp, x: clientX, y: clientY, place: target } : null;
    if (!this.touched && type !== "pointercancel") this.looking = false;
  };

  click = (event) => {
    const cell = event.target.closest("button[data-space]");
    if (!cell || this.doubled || event.timeStamp - this.enlarged < MOMENT) return;
    const { space, index } = cell.dataset;
    const small = this.touched && cell.clientWidth < LEAST && !this.props.scene.whole;
    if (small && this.canZoom) {
      this.enlarged = event.timeStamp;
      this.zoom(event);
    }
    clearTimeout(this.resting);
    if (index) this.setState({ at: +index });
    this.props.send({ type: "click", space, touch: this.touched, small });
    // Python may show it first what that does.
    this.looking = this.touched;
    this.previewed = this.touched ? space : this.previewed;
    this.touched = false;
  };

  /** A tap elsewhere closes the legend, and ends what a finger looks at; one to see it larger does not. */
  elsewhere = (event) => {
    const [target] = event.composedPath(), within = (places) => target.closest?.(places);
    if (this.state.explains && !within(".dk-legend")) this.explain();
    if (!within(".dk-grid-buttons, .dk-arrow, .dk-zoom")) this.lookAway();
  };

  lookAway() {
    if (!this.looking) return;
    this.looking = false;
    this.previewed = "";
    this.props.send({ type: "preview", space: "" });
  }

  /** A double tap enlarges, and its first tap points at nothing for a third to do. */
  lifted = (event) => {
    if (!this.doubled) return;
    this.lookAway();
    this.zoom(event);
  };

  /** However the focus came to a space, the arrow keys go on from there. */
  focused = (event) => {
    const { index = this.state.at } = event.target.dataset;
    this.setState({ at: +index, keyed: event.target.matches(":focus-visible") });
    this.rest(event);
  };

  /** Ask for a preview of the space under the pointer or the focus, once it rests there. */
  rest = (event) => {
    if (event.type === "focusout") this.setState({ keyed: false });
    // What a finger looks at stays while it is lifted, and while it scrolls.
    if (this.looking && (event.type === "focusout" || TOUCHES.test(event.pointerType))) return;
    const leaves = event.type === "pointerleave" || event.type === "focusout";
    const cell = leaves ? null : event.target.closest?.(`button[${this.props.scene.previews}]`);
    const space = cell ? cell.dataset.space : "";
    clearTimeout(this.resting);
    if (space === this.previewed) return;
    this.resting = setTimeout(() => {
      this.previewed = space;
      this.props.send({ type: "preview", space });
    }, 90);
  };

  /** Enlarge the board around a double tap or a space that can be used, or show all of it again. */
  zoom = ({ currentTarget, clientX, clientY }) => {
    const { x, y } = this.window.getBoundingClientRect();
    this.view.toggle(clientX - x, clientY - y, currentTarget === this.button && this.props.scene);
  };

  /** Whether there is a button for it: on a large board of a small screen. */
  get canZoom() {
    return this.button?.checkVisibility();
  }

  pinch = (event) => { if (this.canZoom) this.view.pinch(event); };

  componentDidMount() {
    addEventListener("pointerup", this.elsewhere);
    addEventListener("keydown", this.escaped, true);
  }

  getSnapshotBeforeUpdate() { return this.window?.querySelector(".dk-arrow:focus"); }

  /** The focus of an arrow that goes comes to the space that had it last. */
  componentDidUpdate({ scene }, _state, arrow) {
    if (arrow && !arrow.isConnected) this.focus(this.state.at);
    if (this.view && scene !== this.props.scene) {
      this.view.shape = this.props.shape;
      this.view.follow(this.props.scene, scene, this.isOther, this.moved.size > 0);
    }
  }

  componentWillUnmount() {
    removeEventListener("pointerup", this.elsewhere);
    removeEventListener("keydown", this.escaped, true);
    this.view?.keep();
    clearTimeout(this.resting);
  }

  framed = (box) => {
    this.window = box;
    this.view = box && new View(box, this.props.shape, (zoomed) => this.setState({ zoomed }));
  };

  /** The arrows that rotate a tile: marks to press. */
  arrows(looked, pointing) {
    const { scene, shape, words } = this.props;
    return scene.marks.filter(({ kind }) => kind.startsWith("turn-")).map(({ kind, row, column }) =>
      h("button", {
        key: kind, type: "button", class: "dk-arrow", "data-space": kind.slice(5), "data-open": "",
        "data-looked": kind.slice(5) === looked ? "" : undefined, "aria-label": words[kind], title: words[kind],
        style: { left: `clamp(22px, ${percent(column + 0.5, shape.columns)}, 100% - 22px)`, top: percent(row + 0.5, shape.rows) }, onClick: this.click, ...pointing,
      }, h("svg", { viewBox: "0 0 100 100", "aria-hidden": "true" }, symbol(`dk-mark-${kind}`, 0, 0))));
  }

  cells(looked) {
    const { scene, shape } = this.props;
    const at = Math.min(this.state.at, shape.rows * shape.columns - 1);
    const open = new Set(scene.open);
    const legal = new Set(scene.legal);
    const rows = [];
    for (let row = 0; row < shape.rows; row++) {
      const cells = [];
      for (let column = 0; column < shape.columns; column++) {
        const index = row * shape.columns + column;
        cells.push(h("button", {
          type: "button", role: "gridcell", class: "dk-cell", tabIndex: index === at ? 0 : -1,
          "aria-label": scene.labels[index], title: scene.labels[index], "aria-colindex": column + 1,
          "data-index": index, "data-space": shape.spaces[index],
          "data-legal": legal.has(index) ? "" : undefined, "data-open": open.has(index) ? "" : undefined,
          "data-looked": shape.spaces[index] === looked ? "" : undefined,
        }));
      }
      rows.push(h("div", { role: "row", class: "dk-row", "aria-rowindex": row + 1 }, cells));
    }
    return rows;
  }

  render({ scene, shape, art, tags, words, preview }, { zoomed, explains, keyed }) {
    if (!scene.tiles) return null;
    this.follow(scene);
    const { width, height, near } = shape;
    const island = {
      left: percent(near, width), top: percent(near, height),
      width: percent(shape.columns * UNIT, width), height: percent(shape.rows * UNIT, height),
    };
    const cellSizes = {
      gridTemplateRows: `repeat(${shape.rows}, 1fr)`, "--dk-columns": shape.columns,
    };
    const name = zoomed ? words.zoom_out : words.zoom_in;
    const parity = scene.tick % 2 ? "odd" : "even";
    const seen = preview?.tick === scene.tick ? preview : {};
    const shown = { ...scene, ...seen.over };
    const scrub = Boolean(scene.before?.gap);
    const looked = seen.told && seen.space;
    const pointing = {
      onPointerOver: this.rest, onPointerLeave: this.rest, onFocusIn: this.focused, onFocusOut: this.rest,
    };
    const gaps = scrub ? [scene.gap, scene.before.gap] : [scene.gap];
    return h("div", {
      class: `dk-chart${zoomed ? " dk-zoomed" : ""}${scrub ? " dk-scrubbing" : ""}${scene.large ? " dk-large" : ""}${keyed ? " dk-keyed" : ""}`, "data-testid": "board", "data-tick": scene.tick, lang: words.language,
    },
      h("p", { class: "dk-dead", role: "alert" }, words.dead),
      h(Unheard, { words: words.unheard }),
      scene.caption && h(Caption, scene.caption),
      words.terrain?.length > 0 && h(Legend, { signs: [...scene.legend, ...words.terrain], title: words.legend, open: explains, toggle: this.explain }),
      h("div", {
        class: "dk-window", style: { aspectRatio: `${width} / ${height}`, "--dk-ratio": width / height }, ref: this.framed,
        onPointerDown: this.pressed, onPointerCancel: this.pressed, onWheel: () => this.view.keep(),
        onPointerUp: this.lifted, onTouchStart: this.pinch, onTouchMove: this.pinch, onTouchEnd: this.pinch,
      },
        h("div", { class: "dk-map", style: { aspectRatio: `${width} / ${height}` } },
          h("svg", { class: "dk-under", "aria-hidden": "true", viewBox: `${-near} ${-near} ${width} ${height}`, ...markup(shape.under) }),
          h("div", { class: "dk-island", style: island },
            h("svg", { class: "dk-gap", "aria-hidden": "true", viewBox: `0 0 ${shape.columns * UNIT} ${shape.rows * UNIT}` },
              gaps.map(([row, column]) =>
                h("g", { transform: `translate(${column * UNIT} ${row * UNIT})`, ...markup(shape.sea) }))),
            h("div", { class: "dk-tiles", "aria-hidden": "true" },
              scene.tiles.map((tile) => h(Tile, {
                key: tile.name, tile, art: art[tile.name] ?? "", tag: tags[tile.name] ?? "", size: scene.size, shape,
                turns: this.turns.get(tile.name), jumps: this.moved.has(tile.name), parity,
                drops: this.dropped === tile.name, scrub,
              }))),
            h("div", { class: "dk-over", "aria-hidden": "true" },
              scrub && h(Overlay, { key: "was", scene: scene.before, shape, moment: "dk-was" }),
              h(Overlay, { key: "now", scene: shown, shape, moment: scrub ? "dk-now" : "" })),
            h("div", {
              class: "dk-grid-buttons", role: "grid", "aria-label": words.board, style: cellSizes,
              "aria-description": words.keys, "aria-rowcount": shape.rows, "aria-colcount": shape.columns,
              ref: (grid) => { this.grid = grid; },
              onClick: this.click, onKeyDown: this.keydown, ...pointing,
            }, this.cells(looked)),
            this.arrows(looked, pointing)),
          zoomed && h(Rulers, { shape }))),
      scrub && h(Scrub, { words, tick: scene.before.tick }),
      h("p", { class: "dk-keys", "aria-hidden": "true" }, words.keys),
      scene.large && h("button", {
        type: "button", class: "dk-zoom", onClick: this.zoom, "aria-label": name, title: name, ref: (button) => { this.button = button; },
      }, zoomed ? "−" : "+"));
  }
}

export default {
  render({ model, el }) {
    const { root, send, drawn } = channel(model, el, ["scene", "shape", "art", "tags", "words", "preview"]);
    return drawn((values) => render(h(Board, { ...values, send }), root), () => render(null, root));
  },
};
