// The pure geometry of the board.
import { test } from "node:test";
import assert from "node:assert/strict";
import { following, percent, scrubbed, turned, walked } from "../../dokmus_widgets/widgets/front/board/geometry.mjs";

test("a tile turns the short way, however often it has turned", () => {
  assert.equal(turned(0, 1), 1);
  assert.equal(turned(0, 3), -1);
  assert.equal(turned(3, 0), 4);
  assert.equal(turned(-1, 2), -2);
  assert.equal(turned(7, 3), 7);
  for (let before = -9; before < 10; before++)
    for (let rotation = 0; rotation < 4; rotation++) {
      const after = turned(before, rotation);
      assert.equal((((after - rotation) % 4) + 4) % 4, 0);
      assert.ok(Math.abs(after - before) <= 2);
    }
});

test("arrow keys stay on the board", () => {
  assert.deepEqual(walked("ArrowUp", [0, 3], 21, 21), [0, 3]);
  assert.deepEqual(walked("ArrowRight", [4, 20], 21, 21), [4, 20]);
  assert.deepEqual(walked("ArrowDown", [4, 3], 21, 21), [5, 3]);
  assert.deepEqual(walked("End", [4, 3], 14, 21), [4, 20]);
  assert.deepEqual(walked("PageDown", [4, 3], 14, 21), [13, 3]);
  assert.equal(walked("x", [4, 3], 21, 21), null);
});

test("the next open space goes round", () => {
  assert.equal(following([30, 4, 9], 4), 9);
  assert.equal(following([30, 4, 9], 30), 4);
  assert.equal(following([30, 4, 9], 4, true), 30);
  assert.equal(following([], 7), 7);
});

test("percentages are short", () => {
  assert.equal(percent(1, 3), "33.3333%");
  assert.equal(percent(7, 7), "100%");
});

test("what the slider moves is told for calc(), and what stays is a number", () => {
  const at = (text, part) => eval(text.replace("var(--dk-part, 1)", `(${part})`));
  for (const [before, after] of [[0, 2], [2, 0], [-1, 3], [0.5, 1]])
    for (const part of [0, 0.25, 1])
      assert.equal(at(scrubbed(before, after), part), before + (after - before) * part);
  assert.equal(scrubbed(2, 2), "2");
});
