// The sections of lessons and quizzes.
import { test } from "node:test";
import assert from "node:assert/strict";
import { Goals } from "../../dokmus_widgets/widgets/front/sections/lessons.mjs";

test("questions of the same kind each have a line in the results", () => {
  const goals = [true, false, false].map((done) => ({ text: "forests", done }));
  const lines = Goals({ label: "", goals, met: "", missed: "" }).props.children;
  assert.equal(new Set(lines.map((line) => line.key)).size, goals.length);
});
