// What a page and its session have heard of each other.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Host } from "../../dokmus_widgets/widgets/front/host/host.mjs";

const begun = () => ({
  epoch: "one", n: 0, root: "box",
  models: {
    box: { children: ["IPY_MODEL_board", "IPY_MODEL_sheet"] },
    board: { part: "drawn", event: {} },
    sheet: { part: "drawn", event: {} },
  },
});

/** A page that shows a board and a sheet. */
function page() {
  globalThis.document = {
    createElement: () => ({ children: [], insertBefore() {} }),
    documentElement: { dataset: {}, toggleAttribute() {} },
  };
  const parts = { drawn: { render: () => () => {} } };
  return new Host(begun(), parts, { replaceChildren() {}, querySelector() {} }, () => {});
}

const press = (host, name, count) => {
  const model = host.models.get(name);
  model.set("event", { recent: [{ press: "go", count }] });
  model.save_changes();
};

test("what nobody has heard is said again in the order of its numbers", () => {
  const host = page(), said = [];
  press(host, "board", 1);
  press(host, "sheet", 1);
  press(host, "board", 2);
  host.connected((text) => said.push(JSON.parse(text)));
  assert.deepEqual(said[0].sent.map(({ id, n }) => [id, n]), [["sheet", 2], ["board", 3]]);
});
