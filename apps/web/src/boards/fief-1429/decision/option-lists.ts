import type { Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
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
  legendOf,
  reasonOf,
});

function legendOf(t: Translate, { type }: Draft, field: string): string | null {
  if (type === "offerRansom" && field === "ecus") return t("field.ransom");
  if (type === "release" && field === "lords") return t("field.release");
  if (type === "turnBack") return t(field === "knights" ? "field.moreKnights" : "field.moreSergeants");
  return null;
}
