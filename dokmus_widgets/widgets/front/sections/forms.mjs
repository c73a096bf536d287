// What is filled in, or chosen from.
import { h, Component } from "../vendor/preact.mjs";
import { Button, SeatMark, asButtons } from "../sheet/parts.mjs";

const Choice = ({ field, values, wanted, change }) =>
  h("fieldset", null,
    h("legend", null, field.text, field.hint && h("small", null, field.hint)),
    h("div", { class: "dk-buttons" }, field.options.filter(wanted).map((option) =>
      h(Button, {
        ...option, key: option.value, name: field.name, pressed: option.value === values[field.name],
        press: (_, chosen) => change(field.name, chosen),
      }))));

const Select = ({ field, values, change }) =>
  h("label", { class: "dk-setting" },
    h("span", null, field.text),
    h("select", {
      name: field.name, value: values[field.name],
      onChange: (event) => change(field.name, +event.target.value),
    }, field.texts.map((text, index) => h("option", { key: index, value: index }, text))));

/** A field to type in: one line, or several where `rows` says how many. */
const TextField = ({ field, values, change }) =>
  h("label", { class: "dk-field" },
    h("span", null, h(SeatMark, { seat: field.seat }), field.text),
    h(field.rows ? "textarea" : "input", {
      rows: field.rows || undefined, name: field.name,
      value: values[field.name], maxLength: field.longest, autocomplete: "off", spellcheck: false, dir: "auto",
      onInput: (event) => change(field.name, event.target.value),
    }),
    field.hint && h("small", null, field.hint));

const Folded = ({ field, ...form }) =>
  h("details", { class: "dk-folded" },
    h("summary", null, field.text),
    asFields(field.fields, form));

const FIELDS = { choice: Choice, select: Select, text: TextField, folded: Folded };

const asFields = (fields, form) =>
  fields.filter(form.wanted).map((field) => h(FIELDS[field.type], { key: field.name, field, ...form }));

const valuesOf = (fields) =>
  Object.assign({}, ...fields.map((field) =>
    field.type === "folded" ? valuesOf(field.fields) : { [field.name]: field.value }));

/**
 * What is typed stays here until a button sends it, or as soon as the hand rests where Python keeps it:
 * nothing from Python writes into a field.
 */
class Form extends Component {
  state = { values: valuesOf(this.props.fields) };

  change = (name, value) => {
    this.setState({ values: { ...this.state.values, [name]: value } });
    clearTimeout(this.typing);
    if (this.props.keeps) this.typing = setTimeout(this.keep, 300);
  };

  keep = () => {
    if (!this.typing) return;
    clearTimeout(this.typing);
    this.typing = null;
    this.props.press(this.props.keeps, { ...this.state.values, fresh: this.props.fresh }, false);
  };

  componentWillUnmount() { clearTimeout(this.typing); }

  render({ title, fields, buttons, is_open, error, press }, { values }) {
    const wanted = ({ when }) =>
      !when || (when.value === null ? values[when.field] >= when.least : values[when.field] === when.value);
    return h("details", { class: "dk-form", open: is_open, onFocusOut: this.keep },
      h("summary", null, title),
      asFields(fields, { values, wanted, change: this.change }),
      error && h("p", { class: "dk-error", role: "alert" }, error),
      buttons.length > 0 && h("div", { class: "dk-buttons" }, asButtons(buttons, (name) => press(name, values))));
  }
}

const Setting = ({ field, name, press }) =>
  h("label", { class: "dk-setting" },
    h("span", null, field.text, h("small", null, field.hint)),
    field.type === "switch" ? h("input", {
      type: "checkbox", role: "switch", name: field.name, checked: field.value,
      onChange: ({ target }) => press(name, { name: field.name, value: target.checked }),
    }) : h("select", {
      name: field.name, "data-press": name,
      value: field.options.findIndex((option) => option.value === field.value),
      onChange: ({ target }) =>
        press(name, { name: field.name, value: field.options[target.value]?.value }),
    }, field.options.map((option, index) => h("option", { key: index, value: index }, option.text))));

/** Choices that take effect at once. */
const Settings = ({ label, name, fields, press }) =>
  h("div", { class: "dk-settings", role: "group", "aria-label": label },
    label && h("h3", null, label),
    h("div", { class: "dk-setting-grid" },
      fields.map((field) => h(Setting, { key: field.name, field, name, press }))));

const Options = ({ title, note, buttons, press }) =>
  h("fieldset", { class: "dk-options" },
    h("legend", null, title, note && h("small", null, note)),
    h("div", { class: "dk-buttons" }, asButtons(buttons, press)));

export const FORM_SECTIONS = { form: Form, settings: Settings, options: Options };
