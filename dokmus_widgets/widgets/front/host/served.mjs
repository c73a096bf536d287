// A served page: draws at once what came with it, then speaks with its session on the server.
import { Host } from "./host.mjs";
import { PATIENCE, Wire } from "./socket.mjs";

/** What a page begins with, and the token of its session. */
const begun = (page) => {
  const { textContent, dataset: { token } } = page.getElementById("dk-state");
  const front = page.querySelector("[as=script]").getAttribute("href");
  return { first: JSON.parse(textContent), token, front };
};

/** The page as the server would send it now: in a new session, which goes on with what is kept. */
async function fetched() {
  const answer = await fetch(location.href, { cache: "no-store", headers: { Accept: "text/html" }, signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(answer.statusText);
  return begun(new DOMParser().parseFromString(await answer.text(), "text/html"));
}

const tell = (name) => window.dispatchEvent(new Event(`dokmus-${name}`));

export function serve(parts) {
  const { first, token, front } = begun(document), place = document.getElementById("dk-root");
  let wire = null;
  tell("leaving-still");
  const host = new Host(first, parts, place, () => wire.refuse());
  tell("alive");
  const renew = async () => {
    const now = await fetched().catch(() => null);
    if (!now) return false;  // the server is away, or full: it is tried again
    if (now.front !== front) location.reload();  // what it says now is for another front end
    wire.token = now.token;
    host.renew(now.first);
    return true;
  };
  const address = new URL(`${location.pathname.replace(/\/$/, "")}/ws`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  wire = new Wire(address, token, {
    opened: (send) => host.connected(send),
    heard: (text) => host.heard(text) && tell("back"),
    waits: () => host.waits,
    closed: () => { host.lost(); tell("lost"); },
    refused: renew,
  });
}
