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

/** A browser whose first entry is a case; what was asked of Python, all entries, and a way to type. */
function searching() {
  const entries = [], asked = [];
  browsing();
  globalThis.history = {
    state: null,
    pushState(state) { entries.push(this.state = state); },
    replaceState(state) { entries[Math.max(0, entries.length - 1)] = this.state = state; },
  };
  const visits = new Visits((place) => asked.push(place));
  visits.begin("?case=a");
  return { visits, asked, places: () => entries.map((state) => state["dokmus-place"]) };
}

const question = (words, look) => `?case=a&search=${words}&look=${look}`;

test("a question has one entry, however it is typed, and another one has another", () => {
  const { visits, places } = searching();
  for (const place of [
    "?case=a&typed=ma", question("may+i", "x"), question("may+i+c", "x"), "?case=a&typed=may+i+cro&look=y",
    question("may+i+cross", "z"), "?case=a&typed=may", "?case=a", "?case=a&typed=i", question("is+it", "y"),
  ]) visits.goOn(place);
  assert.deepEqual(places(), ["?case=a", question("may+i+cross", "z"), question("is+it", "y")]);
});

test("to open what is looked at is no step; from another case Back leads to the question", () => {
  const { visits, places } = searching();
  visits.goOn(question("may+i", "x"));
  visits.goOn("?case=x&search=may+i&found=x");
  visits.goOn("?case=b&search=may+i&found=x");
  assert.deepEqual(places(), ["?case=a", "?case=x&search=may+i&found=x", "?case=b&search=may+i&found=x"]);
});

test("what is begun is there when the page is loaded again, and not after Back", () => {
  const { visits, asked, places } = searching();
  visits.goOn("?case=a&typed=ma");
  const again = new Visits((place) => asked.push(place));
  again.begin("?case=a");
  assert.deepEqual(asked, ["?case=a&typed=ma"]);
  again.goOn("?case=a&typed=ma");
  again.goOn("?case=b");
  again.back(at("?case=a"));
  assert.deepEqual(asked, ["?case=a&typed=ma", "?case=a"]);
  assert.equal(places()[0], "?case=a");
});

test("what was typed before Back was heard makes no entry", () => {
  const { visits, places } = searching();
  visits.goOn("?case=b");
  visits.back(at("?case=a"));
  visits.goOn("?case=a&search=may+i&look=x");
  visits.goOn("?case=a");
  assert.equal(places().length, 2);
});
