// The sections of lessons, quizzes and the course.
import { h, Component } from "../vendor/preact.mjs";
import { Visits } from "../sheet/arriving.mjs";
import { asButtons, judged, presses, sign } from "../sheet/parts.mjs";

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

/** Where a learner is. Back leads to the lesson, or the quiz, that was open before. */
export class Lesson extends Component {
  visits = new Visits((place) => this.props.press("go_to", place));

  componentDidMount() { this.visits.begin(this.props.place); }

  componentDidUpdate() { this.visits.goOn(this.props.place, this.props.pressed); }

  componentWillUnmount() { this.visits.end(); }

  render({ crumb, step, name, dots, now, course, press }) {
    return h("div", { class: "dk-lesson" },
      h("span", { class: "dk-crumb" }, crumb),
      dots.length > 1 && h(Dots, { name, dots, now, label: step, press }),
      course && h("button", { ...presses(course, press), class: "dk-to-course" }, course.text));
  }
}

export const Goals = ({ label, goals, met, missed }) =>
  h("ul", { class: "dk-goals", "aria-label": label },
    goals.map((goal, index) =>
      h("li", { key: index, class: goal.done ? "dk-met" : "" },
        h("span", { class: "dk-tick", role: "img", "aria-label": goal.done ? met : missed }), goal.text)));

/** How far one is; the text says it too. */
const Gauge = ({ text, value, most, missed }) =>
  h("div", { class: `dk-gauge${missed ? " dk-no" : ""}` },
    h("progress", { value, max: most, "aria-label": text }),
    h("span", { "aria-hidden": "true" }, text));

/** What can be answered: spaces with a mark each, or options; once judged, with the reason. */
export const Asked = ({ parts, label, press }) =>
  h("ul", { class: `dk-replies dk-by-${parts[0]?.press}`, "aria-label": label },
    parts.map((part) =>
      h("li", {
        key: part.value,
        class: `${part.missed ? "dk-missed" : judged(part.right)}${part.told ? " dk-why" : ""}`,
      },
        h("button", {
          ...presses(part, press), class: "dk-button", "aria-pressed": part.pressed,
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
      "aria-current": part.current || undefined,
    },
      h("span", { class: "dk-tick", role: "img", "aria-label": part.told }),
      h("span", null, part.text), h("small", null, part.hint)));

/** The course at a glance. What is opened from here stands above it. */
export class Course extends Component {
  open = (name, value) => {
    this.opens = true;
    this.props.press(name, value);
  };

  componentDidUpdate({ tick }) {
    if (!this.opens || tick === this.props.tick) return;
    this.opens = false;
    this.box.closest(".dokmus-game")?.querySelector(".dk-heading")?.focus({ preventScroll: true });
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
  lesson: Lesson, goals: Goals, gauge: Gauge, asked: Asked, number: NumberAsked,
  course: Course,
};
