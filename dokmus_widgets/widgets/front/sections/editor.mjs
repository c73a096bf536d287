// The sections of the position editor: what there is to remark, what can be set, files to keep.
import { h } from "../vendor/preact.mjs";
import { RuleName } from "../sheet/parts.mjs";

/** What is missing, impossible or unusual, each with its rules. */
export const Remarks = ({ title, tone, remarks }) =>
  h("section", { class: `dk-remarks dk-tone-${tone}`, "aria-live": "polite" },
    h("h3", null, title),
    remarks.length > 0 && h("ul", null, remarks.map((remark) =>
      h("li", { key: remark.text }, remark.text,
        remark.chips.length > 0 && h("p", null, remark.chips.map((chip) =>
          h("small", { key: chip.rule, "data-rule": chip.rule }, h(RuleName, { chip }))))))));

const Setting = ({ field, press }) =>
  h("label", { class: "dk-setting" },
    h("span", null, field.text),
    h("select", {
      name: field.name, "data-press": field.press,
      value: String(field.options.findIndex((option) => option.value === field.value)),
      onChange: (event) =>
        press(field.press, { name: field.name, value: field.options[+event.target.value]?.value ?? null }),
    }, field.options.map((option, index) =>
      h("option", { key: index, value: String(index) }, option.text))));

/** Choices that take effect at once. */
export const Settings = ({ label, fields, press }) =>
  h("div", { class: "dk-settings", role: "group", "aria-label": label },
    fields.length > 1 && h("h3", null, label),
    h("div", { class: "dk-setting-grid" },
      fields.map((field) => h(Setting, { key: field.name, field, press }))));

/** Files made a moment ago, each a press away. */
export const Files = ({ label, files, note }) =>
  h("div", { class: "dk-copy dk-files", role: "group", "aria-label": label },
    h("div", { class: "dk-buttons" }, files.map((file) =>
      h("a", {
        key: file.name, class: "dk-button", download: file.name,
        href: `data:${file.type};base64,${file.base64}`,
      }, file.text, h("small", null, file.hint)))),
    note && h("p", { class: "dk-note" }, note));
