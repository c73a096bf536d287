// Renders sections as the sheet does, without a page, and tells which of their fields were read.
// Given a file with sections, each part of them `{ is: its class, fields }`, and which class each
// field of a class is declared in: prints the faults.
import { readFileSync } from "node:fs";
import { Component, Fragment } from "../../dokmus_widgets/widgets/front/vendor/preact.mjs";
import { SECTIONS } from "../../dokmus_widgets/widgets/front/sections/sections.mjs";

const nothing = () => {};
globalThis.document = { documentElement: { dataset: { dokmusPages: "." }, lang: "en" } };
globalThis.location = Object.assign(new URL("http://page/play"), { assign: nothing });
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
console.error = nothing;  // what is loaded is not there
globalThis.history = { state: null, replaceState: nothing, pushState: nothing };
Object.assign(globalThis, { addEventListener: nothing, removeEventListener: nothing });
globalThis.ResizeObserver = class { observe() {} disconnect() {} };
Component.prototype.setState = nothing;

const { sections, owners } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const faults = new Set(), sent = new Set(), read = new Set(), kinds = new Set();
const isObject = (value) => typeof value === "object" && value !== null;

/** A part that tells what is read of it: of its class, and whether there is such a field. */
const watched = (value) => {
  if (Array.isArray(value)) return value.map(watched);
  if (!isObject(value) || !value.is) return value;
  const fields = Object.fromEntries(Object.entries(value.fields).map(([name, one]) => [name, watched(one)]));
  for (const name in fields) sent.add(`${owners[value.is][name]}.${name}`);
  return new Proxy(fields, {
    get(target, name) {
      if (typeof name === "string" && !(name in target)) faults.add(`${value.is} has no ${name}`);
      read.add(`${owners[value.is][name]}.${String(name)}`);
      return target[name];
    },
  });
};

// What one component gives to another: read is only what some caller gives.
const given = new Map(), taken = new Map();
const propsOf = (type, props) => {
  for (const [map, names] of [[given, Object.keys(props)], [taken, []]])
    map.set(type, new Set([...(map.get(type) ?? []), ...names]));
  return new Proxy(props, {
    get(target, name) {
      if (typeof name === "string") taken.get(type).add(name);
      return target[name];
    },
  });
};

const ELEMENT = { scrollIntoView: nothing, value: "1", closest: () => null, querySelector: () => null, focus: nothing, select: nothing, replaceChildren: nothing };
const EVENT = { target: ELEMENT, key: "Enter", preventDefault: nothing };

function draw(node) {
  if (Array.isArray(node)) return node.forEach(draw);
  if (!isObject(node)) return undefined;
  const { type, props } = node;
  if (typeof type !== "function" || type === Fragment) {
    if (typeof node.ref === "function") node.ref(ELEMENT);
    for (const [name, value] of Object.entries(props))
      if (/^on[A-Z]/.test(name)) value(EVENT);
    return draw(props.children);
  }
  return drawn(type, propsOf(type, props));
}

function drawn(type, props) {
  if (!type.prototype?.render) return draw(type(props));
  const made = new type(props);
  made.props = props;
  draw(made.render(props, made.state ?? {}));
  made.componentDidMount?.();
  made.componentDidUpdate?.({ ...props, leaving: "before" });
  return made.componentWillUnmount?.();
}

function show(fields) {
  const { kind } = fields;
  kinds.add(kind);
  if (!SECTIONS[kind]) return faults.add(`no component for ${kind}`);
  // What the sheet adds to each section.
  const plumbing = { press: nothing, pressed: true, tick: 0, art: {}, model: { get: nothing }, show: (parts) => parts.forEach(show) };
  return drawn(SECTIONS[kind], new Proxy(fields, {
    get: (target, name) => (name in plumbing ? plumbing[name] : target[name]),
  }));
}

for (const section of sections) show(watched(section));
for (const kind of Object.keys(SECTIONS)) if (!kinds.has(kind)) faults.add(`no section of the kind ${kind}`);
for (const [type, names] of taken)
  for (const name of names)
    if (!given.get(type).has(name) && name !== "children") faults.add(`${type.name} is given no ${name}`);
for (const name of sent)
  if (!read.has(name) && !/\.(kind|fresh)$/.test(name)) faults.add(`${name} is read by nobody`);
console.log(JSON.stringify([...faults].sort()));
process.exit();
