// The slider under a board that shows what an action changes: from before it to after it.
import { h, Component } from "../vendor/preact.mjs";

const MILLISECONDS = 900;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
/** Slow at both ends. */
const eased = (part) => part * part * (3 - 2 * part);

/** Sets `--dk-part` on all that moves; plays once for what it leads back to, unless motion is to be reduced. */
export class Scrub extends Component {
  componentDidMount() { this.play(); }

  componentDidUpdate(before) {
    if (before.tick !== this.props.tick) this.play();
    else this.show(this.slider.value / 100);
  }

  componentWillUnmount() {
    cancelAnimationFrame(this.frame);
  }

  show(part) {
    // Not on the whole chart: its thousands of elements would be styled anew for each frame.
    const moving = this.slider.closest(".dk-chart").querySelectorAll(".dk-scrubs, .dk-was, .dk-now");
    for (const element of moving) element.style.setProperty("--dk-part", part);
    this.slider.value = Math.round(part * 100);
    const { before, after } = this.props.words;
    const told = part === 0 ? before : part === 1 ? after : `${Math.round(part * 100)} %`;
    this.slider.setAttribute("aria-valuetext", told);
  }

  play = () => {
    cancelAnimationFrame(this.frame);
    if (still()) {
      this.show(1);
      return;
    }
    this.show(0);
    const begun = performance.now();
    const step = (now) => {
      const part = Math.min(1, Math.max(0, (now - begun) / MILLISECONDS));
      this.show(eased(part));
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  };

  scrub = (event) => {
    cancelAnimationFrame(this.frame);
    this.show(event.target.value / 100);
  };

  render({ words }) {
    return h("div", { class: "dk-scrub" },
      h("span", { "aria-hidden": "true" }, words.before),
      h("input", {
        type: "range", min: 0, max: 100, step: 5, "aria-label": words.scrub,
        onInput: this.scrub, ref: (box) => { this.slider = box; },
      }),
      h("span", { "aria-hidden": "true" }, words.after),
      h("button", { type: "button", onClick: this.play }, words.again));
  }
}
