// The component of each kind of section. All that they show is text.
import { BASIC_SECTIONS } from "./basic.mjs";
import { Chart } from "./charts.mjs";
import { Elsewhere, InPlace } from "./elsewhere.mjs";
import { EXPLORER_SECTIONS } from "./explorers.mjs";
import { FORM_SECTIONS } from "./forms.mjs";
import { LESSON_SECTIONS } from "./lessons.mjs";
import { PLAY_SECTIONS } from "./play.mjs";
import { RULES_SECTIONS } from "./rules.mjs";

export const SECTIONS = {
  ...BASIC_SECTIONS, ...FORM_SECTIONS, ...EXPLORER_SECTIONS, ...RULES_SECTIONS, ...LESSON_SECTIONS,
  ...PLAY_SECTIONS,   chart: Chart, elsewhere: Elsewhere, in_place: InPlace,
};
