import { listsWith } from "../../fief-shared/decision/lists.ts";
import type { FiefScene } from "../game.ts";
import { deeds } from "./deeds.ts";
import { givesOf } from "./gives.ts";
import { groupsOf } from "./groups.ts";
import { deedLabel, valueLabel } from "./labels.ts";
import { reasonOf } from "./reasons.ts";

/** Every choice as labelled lines: what is asked first, and the asides folded under their headings. */
export const listsOf = listsWith<FiefScene>({
  deeds,
  groupsOf,
  givesOf,
  deedLabel,
  valueLabel,
  legendOf: (words, _, field) => words(`field.${field}`),
  reasonOf,
});
