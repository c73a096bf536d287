// Keyboard shortcuts: a key presses the button that names it, while the focus is inside the widget, or
// nowhere on a page of the app.
import { WRITES, keyName } from "../page/keys.mjs";

/** Listen in the widget around `root`; gives the function that ends it. */
export function shortcuts(root) {
  let walks = false;
  const pressed = (event) => {
    const [target] = event.composedPath(), name = keyName(event);
    const around = root.closest(target === document.body ? "[data-dokmus-pages]" : ".dokmus-game") ?? root;
    if (!around.contains(target) || target.matches(WRITES)) return;
    around.dataset.keyed = "";
    // Space presses what has the focus; the letters of the board are its own.
    if (name === "space" && target.matches("a, button, summary")) return;
    if (/^[a-z]$/.test(name) && root.querySelector("[data-no-letters]")) return;
    const button = [...root.querySelectorAll("[data-keys]")].find((one) => one.dataset.keys.split(" ").includes(name) && (one.hidden ? one.parentNode : one).offsetParent);
    // On the board its own keys walk from space to space, once Enter has begun it, until Escape.
    const walkable = target.matches("[data-space]") && root.querySelector("[data-keys~='arrowleft']");
    if (walkable && (name === "escape" || (name === "enter" && !walks))) {
      walks = name === "enter";
      event.preventDefault();
      return;
    }
    if (!button || (walkable && walks)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (button.matches(".dk-card")) return button.focus();  // Enter takes it
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: event.shiftKey }));
  };
  // Before the board and the slider, which have keys of their own.
  document.addEventListener("keydown", pressed, true);
  return () => document.removeEventListener("keydown", pressed, true);
}
