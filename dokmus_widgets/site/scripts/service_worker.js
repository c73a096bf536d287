// Keeps the whole edition in this browser, under the name of its content: from then on nothing is
// asked for, until the host has another edition. That is kept beside it, and takes its place once it is
// whole; where a file does not come, or is of yet another edition, all goes on as before.
const NAME = "dokmus-@NAME@", FILES = "@FILES@";
// The host may have other sites.
const SITE = `${registration.scope} `, EDITION = SITE + NAME;
const place = (file) => new URL(file, registration.scope).href;
// Their names tell their content: what an edition before had of them will do.
const isLasting = (file) => /^(files|fonts)\//.test(file);

const kept = async (cache, [file, integrity]) => {
  const before = isLasting(file) ? await caches.match(place(file)) : undefined;
  const answer = before ?? await fetch(place(file), { integrity, cache: isLasting(file) ? "default" : "no-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(place(file), answer);
};

addEventListener("install", (event) => event.waitUntil((async () => {
  const cache = await caches.open(EDITION);
  try {
    await Promise.all(Object.entries(FILES).map((file) => kept(cache, file)));
  } catch (error) {
    await caches.delete(EDITION);
    throw error;
  }
  await skipWaiting();
})()));

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

/** Forgets the editions before, once no page is open that may be of one of them. */
const forget = async () => {
  if ((await clients.matchAll()).length) return;
  const others = (await caches.keys()).filter((name) => name.startsWith(SITE) && name !== EDITION);
  await Promise.all(others.map((name) => caches.delete(name)));
};

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request, wanted = new URL(url);
  if (method !== "GET" || wanted.origin !== location.origin) return;
  const file = wanted.origin + wanted.pathname.replace(/\/$/, "/index.html");
  if (mode === "navigate") event.waitUntil(forget());
  event.respondWith((async () =>
    (await (await caches.open(EDITION)).match(file)) ?? (await caches.match(file)) ?? fetch(event.request))());
});
