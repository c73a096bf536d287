// Python's memory as it was once it had made a page, before it knew of anybody: kept by this browser
// for the files that it is made of, it spares the next page most of Python's start. A page that finds
// none, or cannot keep one, starts without.
const NAME = "memory", PLACE = new URL("./memory", import.meta.url).href;
const EDITIONS = new URL("../", import.meta.url).href;
const SMALLEST = 65536;

const failed = (error) => console.warn(`memory is not kept: ${error?.message ?? error}`);

/** What is kept, still to be read; nothing where that is refused. */
export const find = async () => {
  try {
    return await (await caches.open(NAME)).match(PLACE);
  } catch (error) {
    failed(error);
    return undefined;
  }
};

export const forget = async () => {
  try {
    await (await caches.open(NAME)).delete(PLACE);
  } catch (error) {
    failed(error);
  }
};

/** Keep a memory in place of all that this site has kept, of this edition or another. */
export const keep = async (whole) => {
  let end = whole.length;
  while (end > SMALLEST && whole.subarray(end - SMALLEST, end).every((byte) => !byte)) end -= SMALLEST;
  try {
    const cache = await caches.open(NAME);
    await cache.put(PLACE, new Response(whole.subarray(0, end)));
    const others = (await cache.keys()).map(({ url }) => url);
    await Promise.all(others.filter((url) => url.startsWith(EDITIONS) && url !== PLACE).map((url) => cache.delete(url)));
  } catch (error) {
    failed(error);
  }
};

/** Have a Python that is being loaded go on from what was found. */
export const restoring = (create, found) => async (settings) => {
  const reading = found.arrayBuffer();
  reading.catch(() => {});  // told where it is waited for
  const module = await create(settings), whole = new Uint8Array(await reading);
  module._malloc(whole.length);  // has it grow; whatever that writes is written over
  const { API } = settings, restore = API.restoreSnapshot;
  API.restoreSnapshot = () => {
    const found = restore(whole);
    module.HEAPU8.fill(0, whole.length);
    return found;
  };
  return module;
};
