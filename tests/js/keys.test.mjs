// Keys as buttons name them, whatever alphabet the keyboard writes.

import assert from "node:assert/strict";
import { test } from "node:test";

import { keyName } from "../../dokmus_widgets/widgets/front/page/keys.mjs";

test("a letter of another alphabet is the Latin one on its key", () => {
  assert.equal(keyName({ key: "р", code: "KeyH" }), "h");
  assert.equal(keyName({ key: "я", code: "KeyZ", ctrlKey: true }), "ctrl+z");
  assert.equal(keyName({ key: "Я", code: "KeyZ", ctrlKey: true, shiftKey: true }), "ctrl+shift+z");
});

test("a Latin letter is the one that is written, wherever it lies", () => {
  assert.equal(keyName({ key: "z", code: "KeyW" }), "z");
  assert.equal(keyName({ key: "?", code: "Comma", shiftKey: true }), "?");
  assert.equal(keyName({ key: "Escape", code: "Escape" }), "escape");
});
