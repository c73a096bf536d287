// The sections of the page of a game.
import { test } from "node:test";
import assert from "node:assert/strict";
import { PLAY_SECTIONS } from "../../dokmus_widgets/widgets/front/sections/play.mjs";

test("what scrolls begins at its top where its topic is another one", () => {
  const slot = new PLAY_SECTIONS.slot();
  // As the drawing hands it over: its own property of a component is not there in our build.
  slot.render({ name: "info", parts: [], show: () => [] }).ref({ scrollTop: 50 });
  slot.props = { topic: "turn 2" };
  slot.componentDidUpdate({ topic: "turn 2" });
  assert.equal(slot.box.scrollTop, 50);
  slot.componentDidUpdate({ topic: "turn 1" });
  assert.equal(slot.box.scrollTop, 0);
});

/** The date of a game as it is told to who reads `languages`, in a page in the language `lang`. */
const dated = (languages, lang) => {
  Object.defineProperty(globalThis, "navigator", { value: { languages }, configurable: true });
  const games = [{ touched: Date.UTC(2026, 10, 27, 12), token: "1", buttons: [], query: "" }];
  const texts = [];
  const visit = (node) => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (node?.type === "small") texts.push(node.props.children);
    else if (node?.props) visit(node.props.children);
  };
  visit(PLAY_SECTIONS.kept_games({ title: "", games, lang }));
  return texts.at(-1);
};

test("a date has the form of the reader's region, and else is British in English", () => {
  assert.match(dated(["en-GB"], "en-GB"), /^27 Nov 2026, \d\d:\d\d$/);
  assert.match(dated(["de-DE", "en"], "en-GB"), /^27 Nov 2026, \d\d:\d\d$/);
  assert.match(dated(["en-US", "en"], "en-GB"), /^Nov 27, 2026, /);
  assert.match(dated(["en-US"], "fr"), /^27 nov. 2026/);
});
