// A packed value is told to every widget that asks for it, those that ask while it is opened too.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { unpacked } from "../../dokmus_widgets/widgets/front/page/packing.mjs";

const packed = (value) => ({ packed: deflateSync(JSON.stringify(value)).toString("base64") });

test("two widgets that show the same are both told", async () => {
  const value = { board: "the same" };
  const told = await Promise.all([0, 1].map(() => new Promise((done) => {
    assert.equal(unpacked(packed(value), done), undefined);
  })));
  assert.equal(told.length, 2);
  assert.deepEqual(unpacked(packed(value)), value);
});

test("what is not packed is there at once", () => {
  assert.deepEqual(unpacked({ a: 1 }), { a: 1 });
});
