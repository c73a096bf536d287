// The sections of lessons, quizzes and the course.
import { h, Component } from "../vendor/preact.mjs";
import { Visits, showBoards } from "../sheet/arriving.mjs";
import { SeatMark, asButtons, presses, sign } from "../sheet/parts.mjs";
import { Told } from "./basic.mjs";
import { Track } from "./explorers.mjs";

/** Into sight, and under the keys: the board with what is asked, or the overview of the course. */
const goTo = (from, wanted, shown) => {
  const game = from.closest(".dokmus-game");
  game?.querySelector(wanted)?.focus({ preventScroll: true });
  (shown ? game?.querySelector(shown) : game)?.scrollIntoView({ block: "start" });
};

const Dots = ({ name, dots, now, label, press }) =>
  h("ol", { class: "dk-dots", "aria-label": label },
    dots.map((dot, index) => {
      const look = {
        title: dot.text, "aria-current": index === now ? "step" : undefined,
        class: `dk-dot${dot.done ? " dk-past" : ""}`,
      };
      return h("li", { key: index }, name
        ? h("button", {
            ...look, ...presses({ press: name, value: index }, press), "aria-label": dot.text,
          })
        : h("span", { ...look, role: "img", "aria-label": dot.text }));
    }));

/** What there is to do. Back leads to the lesson, or the quiz, that was open before. */
export class Lesson extends Component {
  visits = new Visits((place) => this.props.press("go_to", place));

  componentDidMount() { this.visits.begin(this.props.place); }

  componentDidUpdate({ text }) {
    this.visits.goOn(this.props.place, this.props.pressed);
    // What is asked now may have been asked for further down.
    if (text !== this.props.text) showBoards(this.heading, this.heading);
  }

  componentWillUnmount() { this.visits.end(); }

  render({ crumb, title, text, step, name, dots, now, course, press }) {
    return h("div", { class: "dk-lesson" },
      h("div", { class: "dk-lesson-top" },
        h("span", { class: "dk-crumb" }, crumb),
        course && h("button", {
          type: "button", class: "dk-to-course",
          onClick: (event) => goTo(event.target, ".dk-course h2", ".dk-course"),
        }, course)),
      h("div", { class: "dk-lesson-title" },
        h("h2", { class: "dk-heading", tabIndex: -1, ref: (heading) => { this.heading = heading; } }, title),
        dots.length > 1 && h(Dots, { name, dots, now, label: step, press })),
      h("p", { class: "dk-say" }, text));
  }
}

/** The answer, with what goes on from it: both stay in sight on a phone. */
export const Coach = ({ answer, seen, label, buttons, tick, press }) =>
  h("div", { class: "dk-coach" },
    h(Told, { answer, tick, seen }),
    h("div", { class: "dk-buttons", role: "group", "aria-label": label }, asButtons(buttons, press)));

export const Goals = ({ label, goals, met, missed }) =>
  h("ul", { class: "dk-goals", "aria-label": label },
    goals.map((goal, index) =>
      h("li", { key: index, class: goal.done ? "dk-met" : "" },
        h("span", { class: "dk-tick", role: "img", "aria-label": goal.done ? met : missed }), goal.text)));

const Gain = ({ text }) => text && h("b", { class: "dk-gain" }, text);

export const Standing = ({ title, gain, lines, track }) =>
  h("div", { class: "dk-standing" },
    h("h3", null, h(SeatMark, { seat: track.seats[0].seat }), title, " ", h(Gain, { text: gain })),
    lines.length > 0 && h("ul", null, lines.map((line) =>
      h("li", { key: line.text }, line.text, h("span", null, line.value), h(Gain, { text: line.gain })))),
    h(Track, track));

/** What can be answered: spaces with a mark each, or options; once judged, with the reason. */
export const Asked = ({ parts, label, press }) =>
  h("ul", { class: "dk-replies", "aria-label": label },
    parts.map((part) =>
      h("li", { key: part.value, class: part.right === null ? "" : part.right ? "dk-yes" : "dk-no" },
        h("button", {
          ...presses(part, press), class: "dk-button", "aria-pressed": String(part.pressed),
        },
          sign(part.right),
          h("span", null, part.text), part.hint && h("small", null, part.hint)),
        part.told && h("p", null, part.told))));

/** A number to be typed, or changed by one; Enter answers with it. */
export class NumberAsked extends Component {
  state = { typed: this.props.value ?? "" };

  type = (typed) => {
    this.setState({ typed });
    if (/^\d+$/.test(typed)) this.props.press("choose", Math.min(+typed, this.props.most));
  };

  keydown = (event) => {
    if (event.key === "Enter") this.props.press("submit");
  };

  render({ label, most }, { typed }) {
    return h("label", { class: "dk-field" },
      h("span", null, label),
      h("input", {
        type: "number", name: "number", inputMode: "numeric", min: 0, max: most, step: 1,
        value: typed, autocomplete: "off",
        onInput: (event) => this.type(event.target.value), onKeyDown: this.keydown,
      }));
  }
}

const Part = ({ part, press }) =>
  h("li", null,
    h("button", {
      ...presses(part, press), class: "dk-part", "data-mark": part.mark, title: part.about,
      "aria-current": part.current ? "true" : undefined,
    },
      h("span", { class: "dk-tick", role: "img", "aria-label": part.told }),
      h("span", null, part.text), h("small", null, part.hint)));

/** The course at a glance. What is opened from here stands above: so the page goes there. */
export class Course extends Component {
  open = (name, value) => {
    this.opens = true;
    this.props.press(name, value);
  };

  componentDidUpdate({ tick }) {
    if (!this.opens || tick === this.props.tick) return;
    this.opens = false;
    goTo(this.box, ".dk-lesson .dk-heading");
  }

  render({ title, note, done, of, offers, chapters }) {
    return h("section", { class: "dk-course", ref: (box) => { this.box = box; } },
      h("h2", { tabIndex: -1 }, title, " ", h("small", null, note)),
      h("progress", { value: done, max: of, "aria-label": note }),
      h("div", { class: "dk-buttons" }, asButtons(offers, this.open)),
      h("div", { class: "dk-chapters" }, chapters.map((chapter) =>
        h("section", { key: chapter.title },
          h("h3", null, chapter.title),
          h("p", { class: "dk-note" }, chapter.about),
          h("ul", null, chapter.parts.map((part) =>
            h(Part, { key: `${part.press}:${part.value}`, part, press: this.open })))))));
  }
}

export const LESSON_SECTIONS = {
  lesson: Lesson, coach: Coach, goals: Goals, standing: Standing, asked: Asked, number: NumberAsked,
  course: Course,
};
