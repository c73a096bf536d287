// The places of a page in the browser's history.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Visits } from "../../dokmus_widgets/widgets/front/sheet/arriving.mjs";

/** Stands in for the browser; the entries that are made. */
function browsing() {
  const pushed = [];
  globalThis.addEventListener = () => {};
  globalThis.location = { href: "http://localhost/rules" };
  globalThis.history = {
    state: null,
    pushState: (state) => pushed.push(state["dokmus-place"]),
    replaceState() {},
  };
  return pushed;
}

const at = (place) => ({ state: { "dokmus-place": place } });

test("a page that follows late makes no entries of its own", () => {
  const pushed = browsing(), asked = [];
  const visits = new Visits((place) => asked.push(place));
  visits.begin("?case=a");
  visits.goOn("?case=b");
  visits.goOn("?case=c");
  assert.deepEqual(pushed, ["?case=b", "?case=c"]);
  visits.back(at("?case=b"));
  visits.back(at("?case=a"));
  visits.goOn("?case=b");
  visits.goOn("?case=a");
  assert.deepEqual(asked, ["?case=b", "?case=a"]);
  assert.equal(pushed.length, 2);
});

test("one that follows twice at once makes none either", () => {
  const pushed = browsing();
  const visits = new Visits(() => {});
  visits.begin("?case=a");
  visits.goOn("?case=b");
  visits.goOn("?case=c");
  visits.back(at("?case=b"));
  visits.back(at("?case=a"));
  visits.goOn("?case=a");
  visits.goOn("?case=d");
  assert.deepEqual(pushed, ["?case=b", "?case=c", "?case=d"]);
});

test("after a hand went on, Back is heard again", () => {
  browsing();
  const asked = [];
  const visits = new Visits((place) => asked.push(place));
  visits.begin("?case=a");
  visits.goOn("?case=b");
  visits.goOn("?case=c");
  visits.back(at("?case=b"));
  visits.back(at("?case=c"));
  visits.goOn("?case=c");
  visits.goOn("?case=d");
  visits.back(at("?case=c"));
  assert.deepEqual(asked, ["?case=b", "?case=c", "?case=c"]);
});
