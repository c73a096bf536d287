// The frame of the page around the widgets: a language chosen there is told to Python, whose
// texts for the frame go back to it. Nothing is shown here, unless that failed.
import { channel } from "./channel.mjs";

export default {
  render({ model, el }) {
    const { send, drawn } = channel(model, el, ["texts", "fault"]);
    const ask = (event) => {
      event.preventDefault();  // it is heard, and nobody else need do anything
      send({ language: event.detail });
    };
    window.addEventListener("dokmus-language", ask);
    return drawn(({ texts, fault }) => {
      el.style.display = fault ? "" : "none";
      const detail = { texts, failed: Boolean(fault) };
      window.dispatchEvent(new CustomEvent("dokmus-texts", { detail }));
    }, () => window.removeEventListener("dokmus-language", ask));
  },
};
