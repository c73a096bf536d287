// The steps of something, to go to each of them, and what it can be set to.
import { h } from "../vendor/preact.mjs";
import { asButtons } from "../sheet/parts.mjs";

export const Rail = ({ label, name, steps, now, press }) =>
  h("ol", { class: "dk-rail", "aria-label": label },
    steps.map((step, index) =>
      h("li", { key: index },
        h("button", {
          type: "button", "data-press": name, "data-value": index, title: step.text,
          "aria-label": step.text, "aria-current": index === now ? "step" : undefined,
          class: index < now ? "dk-past" : "", onClick: () => press(name, index),
        }, index + 1))));

export const Options = ({ title, note, buttons, press }) =>
  h("fieldset", { class: "dk-options" },
    h("legend", null, title, note && h("small", null, note)),
    h("div", { class: "dk-buttons" }, asButtons(buttons, press)));
