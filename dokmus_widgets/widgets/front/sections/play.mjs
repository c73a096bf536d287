// The page of a game: its slots, which never move, its players, its result and its panels.
import { h, Component } from "../vendor/preact.mjs";
import { play } from "../sheet/sounds.mjs";
import { Drawing, SeatMark, asButtons, judged, presses, shortcutsOf } from "../sheet/parts.mjs";

/** A slot; another kind of contents below its question, or another topic, begins at its top. */
class Slot extends Component {
  componentDidUpdate({ topic }) { if (topic !== this.props.topic) this.box.scrollTop = 0; }

  render({ name, parts, show }) {
    const key = name === "info" && parts.find(({ kind }) => !/prompt|asked|goals/.test(kind))?.kind;
    const ref = (box) => { this.box = box ?? this.box; };
    return h("div", { class: `dk-slot dk-slot-${name}`, key, ref }, show(parts));
  }
}

class Toolbar extends Component {
  componentDidUpdate({ sound }) {
    if (this.props.sound !== sound) play(this.props.sound.split(":")[0]);
  }

  render({ label, buttons, letters, unseen, press }) {
    return h("div", { class: "dk-toolbar", role: "toolbar", "aria-label": label, "data-no-letters": letters ? null : "" },
      asButtons(buttons, press),
      unseen.map((one) =>
        h("button", { ...presses(one, press), key: `unseen:${one.value}`, hidden: true, ...shortcutsOf(one.keys) })));
  }
}

const Line = ({ line, press }) =>
  h("li", { class: `dk-player${line.lit ? " dk-lit" : ""}` },
    h(line.pressed === null ? "div" : "button", {
      ...(line.pressed !== null && presses({ press: "show_turn", value: line.seat }, press)),
      "aria-description": line.label, title: line.label,
      "aria-pressed": line.pressed,
      "aria-current": line.lit || undefined,
    },
      h(SeatMark, { seat: line.seat }),
      h("strong", { class: line.holds ? "dk-holds" : "" }, h("bdi", null, line.name)), " ",
      h("small", null, line.plays.map((text) => h("span", { key: text, class: "dk-plays" }, text)), line.facts), " ",
      h("span", { class: "dk-turn-signs" },
        line.signs.map(({ text, paid }, key) => [h("span", { key }, text, paid && h(Drawing, { name: "dk-flame", of: "dk-sign-flame", view: "50 -4 50 66" })), " "])),
      h("span", { class: `dk-plus ${judged(line.since[0] === "+")}` },
        line.gain, " ", line.since && h("span", { class: "dk-sign" }, line.since)), " ",
      h("b", null, line.total)));

const Players = ({ label, players, press }) =>
  h("ul", { class: `dk-players${players.length > 2 ? " dk-many" : ""}`, "aria-label": label },
    players.map((line) => h(Line, { key: line.seat, line, press })));

const Result = ({ label, most, bars, kinds, note }) =>
  h("div", { class: "dk-result", role: "group", "aria-label": label },
    h("ul", { class: "dk-bars-list" }, bars.map(({ name, seat, total, parts, lit, own }) =>
      h("li", { key: seat, class: `${lit ? "dk-lit" : ""}${own ? " dk-own-bar" : ""}` },
        h("span", { class: "dk-who" }, h(SeatMark, { seat }), h("bdi", null, name)),
        h("span", { class: "dk-bar" }, parts.map(([kind, points, told]) =>
          h("i", { key: kind, class: `dk-kind dk-kind-${kinds.indexOf(kind)}`, style: { width: `${(100 * points) / most}%` }, title: told },
            h("span", { class: "dk-heard" }, told), h("span", { "aria-hidden": "true" }, points)))),
        h("b", null, total)))),
    h("ul", { class: "dk-bar-key", "aria-hidden": "true" }, kinds.map((kind, index) =>
      h("li", { key: kind }, h("i", { class: `dk-kind dk-kind-${index}` }), kind))),
    note && h("p", null, note));

const Panel = ({ title, close, parts, show, press }) =>
  h("section", { class: "dk-opened-panel", "aria-label": title },
    h("div", { class: "dk-panel-head" },
      h("h3", { tabIndex: -1 }, title), asButtons([close], press)),
    show(parts));

const KeyHelp = ({ rows }) =>
  h("dl", { class: "dk-key-help" }, rows.map(([keys, text]) =>
    h("div", { key: keys }, h("dt", null, h("kbd", null, keys)), h("dd", null, text))));

/** A time in the form of the reader's region, if they read this language there. */
const dated = (time, lang) => new Date(time).toLocaleString(
  [...navigator.languages, lang].find((one) => one.startsWith(lang.slice(0, 3))),
  { dateStyle: "medium", timeStyle: "short" });

const KeptGames = ({ title, empty, lang, games, press }) =>
  h("section", { class: "dk-kept-games", "aria-label": title },
    h("h3", null, title),
    !games.length && h("p", { class: "dk-note" }, empty),
    h("ul", null, games.map(({ query, title: text, note, touched, token, now, told, buttons }) =>
      h("li", { key: token, class: now ? "dk-lit" : "" },
        h("span", null, h("strong", null, text), h("small", null, note), h("small", null, dated(touched, lang))),
        h("span", { class: "dk-buttons" },
          now ? told : h("a", { class: "dk-button", href: query, "aria-label": `${told}: ${text}` }, told),
          asButtons(buttons, press))))));

export const PLAY_SECTIONS = {
  slot: Slot, toolbar: Toolbar, players: Players, result: Result, panel: Panel, key_help: KeyHelp,
  kept_games: KeptGames,
};
