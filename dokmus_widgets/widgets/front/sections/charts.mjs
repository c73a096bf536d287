// Charts, drawn by BokehJS, which is loaded where the first one is shown.
import { h, Component } from "../vendor/preact.mjs";
import { unpacked } from "../page/packing.mjs";

let library;

/** Where BokehJS is: a file beside this one, or with what carries it to a notebook. */
async function placeOf(model, file) {
  const carried = model.get("charts");
  if (!carried) return new URL(file, import.meta.url);
  const carrier = await model.widget_manager.get_model(carried.replace("IPY_MODEL_", ""));
  let text;
  while (!(text = unpacked(carrier.get("module"), String))) await new Promise(requestAnimationFrame);
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}

export class Chart extends Component {
  componentDidMount() { this.drawOrTell(); }

  componentDidUpdate({ document }) {
    if (JSON.stringify(document) !== JSON.stringify(this.props.document)) this.drawOrTell();
  }

  componentWillUnmount() { this.end(); }

  end() {
    this.erase?.();
    this.erase = null;
    this.place?.replaceChildren();
  }

  drawOrTell() {
    this.draw().catch((error) => {
      library = null;
      console.error(error);
      this.setState({ fault: true });
    });
  }

  async draw() {
    const { document, model, name } = this.props;
    library ??= placeOf(model, document.module).then((url) => import(url));
    const { draw } = await library;
    if (document !== this.props.document || !this.place) return;
    this.end();
    this.erase = await draw(document, this.place, name, this.props.press);
  }

  render({ title, text, failed }, { fault }) {
    return h("figure", { class: "dk-figure" },
      fault && h("p", { role: "alert" }, failed),
      h("div", { role: "group", "aria-label": title, ref: (place) => { this.place = place; } }),
      h("figcaption", { class: "dk-note" }, text));
  }
}
