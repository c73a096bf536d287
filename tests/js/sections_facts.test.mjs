// The lines of facts about a score, an action or a class.
import { test } from "node:test";
import assert from "node:assert/strict";
import { EXPLORER_SECTIONS } from "../../dokmus_widgets/widgets/front/sections/explorers.mjs";

test("a space follows a label, but no full-width colon", () => {
  const entry = (label) => ({ label, text: "f13", seat: null });
  const { props } = EXPLORER_SECTIONS.facts({ title: "", entries: ["Orange", "Travels along:", "一緒に動く："].map(entry) });
  const lines = JSON.parse(JSON.stringify(props.children)).flat(Infinity);
  const labels = JSON.stringify(lines).match(/(?:Orange|along:|動く：) ?/g);
  assert.deepEqual(labels, ["Orange ", "along: ", "動く："]);
});
