// A page runs this also by itself, before its first paint.

/** Say on the root what the page is laid out for: `:has` there would restyle all of it at each change. */
export const dress = (place) => {
  const root = document.documentElement;
  root.dataset.shown = place.querySelector(".dokmus-game")?.className ?? "";
  const alone = ':not(:has([data-testid="class"])) > .dokmus-play:not(.dokmus-waiting)';
  root.toggleAttribute("data-docked", place.querySelector(alone));
};
