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
