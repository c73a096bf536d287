// The sections of the page of a game.
import { test } from "node:test";
import assert from "node:assert/strict";
import { PLAY_SECTIONS } from "../../dokmus_widgets/widgets/front/sections/play.mjs";

/** The place that a slot is scrolled to, from 50, once it has shown these topics. */
const scrolledAfter = (...topics) => {
  const slot = new PLAY_SECTIONS.slot(), box = { scrollTop: 50 };
  topics.forEach((topic, at) => {
    slot.props = { name: "info", parts: [], topic, show: () => [] };
    slot.render(slot.props);
    slot.box = box;
    if (at) slot.componentDidUpdate();
  });
  return box.scrollTop;
};

test("what scrolls begins at its top where its topic is another one", () => {
  assert.equal(scrolledAfter("a", "a"), 50);
  assert.equal(scrolledAfter("a", "b"), 0);
  assert.equal(scrolledAfter("a", "", "a"), 50, "one's own place is kept meanwhile");
  assert.equal(scrolledAfter("a", "", "b"), 0);
});
