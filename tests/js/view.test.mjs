// What is seen of an enlarged board.
import { test } from "node:test";
import assert from "node:assert/strict";
import { View } from "../../dokmus_widgets/widgets/front/board/view.mjs";

const SHAPE = { width: 2200, near: 50 };
const at = (row, column, kind) => ({ row, column, kind });

/** A window of 330 x 330 pixels on a board, which is enlarged to spaces of 45 pixels. */
function opened() {
  const box = {
    clientWidth: 330, clientHeight: 330, scrollLeft: 0, scrollTop: 0, style: { setProperty() {} },
    scrollTo(left, top) { Object.assign(box, { scrollLeft: left, scrollTop: top }); },
    scrollBy(left, top) { box.scrollTo(box.scrollLeft + left, box.scrollTop + top); },
  };
  const view = new View(box, SHAPE, () => {});
  view.scale(3, 0, 0);
  return { box, view };
}

test("undo leaves the board where it is, though others' moves are marked again", () => {
  const { box, view } = opened(), home = [at(1, 1)];
  const others = { home, marks: [at(20, 20, "done-1")] };
  const own = { home, marks: [at(2, 2, "done-0")] };
  view.follow(others, { home: [], marks: [at(20, 20, "done-1")] }, false, false);
  box.scrollTo(0, 0);
  view.keep();
  view.follow(own, others, false, false);
  view.follow(others, own, false, false);
  assert.deepEqual([view.zoom, box.scrollLeft, box.scrollTop], [3, 0, 0]);
});

test("steps of others are followed one by one, after a moved tile too", () => {
  const { view } = opened(), home = [at(1, 1)];
  const scenes = [{ home }, { home: [], marks: [at(20, 20, "done-1")] }];
  scenes.push({ home: [], marks: [...scenes[1].marks, at(9, 9, "done-1")] });
  view.follow(scenes[1], scenes[0], false, true);
  assert.equal(view.zoom, 1, "all is seen");
  view.follow(scenes[2], scenes[1], false, false);
  assert.equal(view.zoom, 3);
  assert.ok(view.sees([at(9, 9)]));
  view.keep();
});

test("who acts while a tile of others moves goes back to their own view once", (t) => {
  const waiting = new Map();
  t.mock.method(globalThis, "setTimeout", (run) => waiting.set(waiting.size + 1, run).size);
  t.mock.method(globalThis, "clearTimeout", (id) => waiting.delete(id));
  const { box, view } = opened(), home = [at(1, 1)];
  const others = { home, marks: [at(20, 20, "done-1")] };
  view.follow(others, { home: [] }, false, true);
  view.follow({ home, marks: [...others.marks, at(2, 2, "done-0")] }, others, false, false);
  waiting.forEach((run) => run());
  assert.deepEqual([view.zoom, box.scrollLeft, box.scrollTop], [3, 0, 0]);
});

test("an enlarged board keeps its room while all is seen for a moment, not to choose from", () => {
  const { box, view } = opened(), home = [at(1, 1)];
  view.follow({ home }, { home: [] }, false, true);
  assert.deepEqual([view.zoom, box.style.overflow], [1, "auto"]);
  view.follow({ home, whole: true }, { home }, false, false);
  assert.deepEqual([view.zoom, box.style.overflow], [1, ""]);
  view.keep();
});

test("what does not fit is shown smaller, and not the whole island", () => {
  const { view } = opened();
  view.show([at(7, 7), at(13, 13)]);
  assert.ok(view.zoom > 2 && view.zoom < 3, view.zoom);
  assert.ok(view.sees([at(7, 7), at(13, 13)]));
});
