// Which keys a widget keeps for itself, in a notebook whose own shortcuts listen as well.

export const WRITES = "input:not([type='range']), textarea, select";
// What is done to text with Ctrl, Cmd or Alt; everything else with them is the notebook's.
const ON_TEXT = new Set([..."acvxyz", "insert", "backspace", "delete", "home", "end",
  "arrowleft", "arrowright", "arrowup", "arrowdown"]);

/** A key as buttons name it, such as `h`, `escape` or `ctrl+shift+z`. */
export function keyName({ key, code, ctrlKey, metaKey, altKey, shiftKey }) {
  if (altKey) return "";
  // A letter of another alphabet is the Latin one on its key.
  if (key > "~" && /^Key/.test(code)) key = code[3];
  const control = ctrlKey || metaKey;
  // A sign such as ? needs Shift on most keyboards.
  const shift = shiftKey && (control || key.length > 1);
  return (control ? "ctrl+" : "") + (shift ? "shift+" : "") + (key === " " ? "space" : key.toLowerCase());
}

/** Whether a key pressed here is for the widget. */
export function keeps({ key, ctrlKey, metaKey, altKey, shiftKey }, target) {
  if (target.matches(WRITES)) return !(ctrlKey || metaKey || altKey) || ON_TEXT.has(key.toLowerCase());
  // With Shift and Enter a notebook runs its cell.
  return !(ctrlKey || metaKey || altKey || (shiftKey && key === "Enter"));
}

/** Keep its keys for what is inside `root`, as long as it is there; gives the function that ends it. */
export function keepKeys(root) {
  // Lab asks the element with the focus, before the key comes to it or after.
  const mark = (event) => {
    const [target] = event.composedPath();
    if (root.contains(target)) {
      target.toggleAttribute("data-lm-suppress-shortcuts", keeps(event, target));
    }
  };
  const hold = (event) => { if (keeps(event, event.target)) event.stopPropagation(); };
  addEventListener("keydown", mark, true);
  root.addEventListener("keydown", hold);
  return () => {
    removeEventListener("keydown", mark, true);
    root.removeEventListener("keydown", hold);
  };
}
