// Charts, drawn by BokehJS, which is loaded where the first one is shown.
import { h, Component } from "../vendor/preact.mjs";
import { unpacked } from "../page/packing.mjs";

let library;

/** Where BokehJS is: a file beside this one, or with what carries it to a notebook. */
async function placeOf(model, version) {
  const carried = model.get("charts");
  if (!carried) return new URL(`charts-${version}.mjs`, import.meta.url);
  const carrier = await model.widget_manager.get_model(carried.replace("IPY_MODEL_", ""));
  const text = await new Promise((done) => {
    const look = () => {
      const whole = unpacked(carrier.get("module"), look);
      if (whole) done(whole);
    };
    look();
  });
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}

export class Chart extends Component {
  componentDidMount() { this.drawOrTell(); }

  componentDidUpdate({ document }) {
    if (JSON.stringify(document) !== JSON.stringify(this.props.document)) this.drawOrTell();
  }

  componentWillUnmount() { this.end(); }

  end() {
    this.shown?.clear();
    this.shown = null;
    this.place?.replaceChildren();
  }

  drawOrTell() {
    this.draw().then(() => this.setState({ fault: false }), (error) => {
      console.error(error);
      this.setState({ fault: true });
    });
  }

  async draw() {
    const { document, model, name } = this.props;
    library ??= placeOf(model, document.version).then((url) => import(url));
    const { default: bokeh } = await library.catch((error) => { library = null; throw error; });
    if (document !== this.props.document || !this.place) return;
    this.end();
    this.shown = await bokeh.embed.embed_item(document, this.place);
    const [{ model: { document: drawn } }] = this.shown.roots;
    const { data, selected } = drawn.get_model_by_name(name);
    // A press on something of it leads to its place in the game.
    selected.change.connect(() => {
      const [at] = selected.indices;
      if (at !== undefined) this.props.press("look_at", (data.place ?? data.get("place"))[at]);
    });
  }

  render({ title, text, failed }, { fault }) {
    return h("figure", { class: "dk-figure" },
      fault && h("p", { role: "alert" }, failed),
      h("div", { role: "group", "aria-label": title, ref: (place) => { this.place = place; } }),
      h("figcaption", { class: "dk-note" }, text));
  }
}
