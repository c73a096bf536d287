// The sections of the page of a game.
import { test } from "node:test";
import assert from "node:assert/strict";
import { PLAY_SECTIONS } from "../../dokmus_widgets/widgets/front/sections/play.mjs";

/** The place that a slot is scrolled to, from 50, once it has shown these topics. */
const scrolledAfter = (...topics) => {
  const slot = new PLAY_SECTIONS.slot();
  slot.base = { scrollTop: 50 };
  topics.forEach((topic, at) => {
    slot.props = { topic };
    if (at) slot.componentDidUpdate({ topic: topics[at - 1] });
  });
  return slot.base.scrollTop;
};

test("what scrolls begins at its top where its topic is another one", () => {
  assert.equal(scrolledAfter("a", "a"), 50);
  assert.equal(scrolledAfter("a", "b"), 0);
  assert.equal(scrolledAfter("a", "", "a"), 50, "one's own place is kept meanwhile");
  assert.equal(scrolledAfter("a", "", "b"), 0);
});
