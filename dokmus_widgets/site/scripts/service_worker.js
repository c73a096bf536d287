// Keeps the whole edition in this browser, under the name of its content: from then on nothing is
// asked for, until the host has another edition.
const NAME = "dokmus-@NAME@", FILES = "@FILES@";
const place = (file) => new URL(file, registration.scope).href;
// Their names tell their content: what an edition before had of them will do.
const isLasting = (file) => /^(files|fonts)\//.test(file);

const kept = async (cache, file) => {
  const before = isLasting(file) ? await caches.match(place(file)) : undefined;
  const answer = before ?? await fetch(place(file), { cache: isLasting(file) ? "default" : "no-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(place(file), answer);
};

addEventListener("install", (event) => event.waitUntil((async () => {
  const cache = await caches.open(NAME);
  await Promise.all(FILES.map((file) => kept(cache, file)));
  await skipWaiting();
})()));

addEventListener("activate", (event) => event.waitUntil((async () => {
  const others = (await caches.keys()).filter((name) => name.startsWith("dokmus-") && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
  await clients.claim();
})()));

addEventListener("fetch", (event) => {
  const { method, url } = event.request, wanted = new URL(url);
  if (method !== "GET" || wanted.origin !== location.origin) return;
  const file = wanted.origin + wanted.pathname.replace(/\/$/, "/index.html");
  event.respondWith((async () => (await (await caches.open(NAME)).match(file)) ?? fetch(event.request))());
});
