import { createOptionLists } from "../../fief-shared/decision/option-lists.ts";
import type { FiefModel } from "../game.ts";
import { actions } from "./actions.ts";
import { effectOf } from "./effects.ts";
import { groupsOf } from "./groups.ts";
import { actionLabel, valueLabel } from "./labels.ts";
import { reasonOf } from "./reasons.ts";

/** Every choice as labelled lines: first what is asked, then the collapsed groups. */
export const optionListsOf = createOptionLists<FiefModel>({
  actions,
  groupsOf,
  effectOf,
  actionLabel,
  valueLabel,
  reasonOf,
});
