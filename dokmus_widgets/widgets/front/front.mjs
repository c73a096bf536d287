// The whole front end: what each widget draws, by the name of its part, and a host for pages.
import board from "./board/board.mjs";
import frame from "./page/frame.mjs";
import notice from "./page/notice.mjs";
import store from "./page/browser_store.mjs";
import sheet from "./sheet/sheet.mjs";
import whole from "./page/whole.mjs";
import { Host } from "./host/host.mjs";
import { serve as served } from "./host/served.mjs";

export const parts = { board, frame, notice, sheet, store };
parts.whole = whole(parts);
export { Host };

/** Bring a page of the server to life. */
export const serve = () => served(parts);
