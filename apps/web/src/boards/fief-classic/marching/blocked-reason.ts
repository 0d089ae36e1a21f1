import type { Words } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { barrierOf } from "../../choice.ts";
import { reasonOf } from "../decision/reasons.ts";
import { type FiefModel, lordShown, type VillageId } from "../game.ts";
import { onMap } from "../realm/realm.ts";

interface BlockedReason {
  readonly text: string;
  readonly rule: string;
}

/** Why the lord who was chosen cannot go there; nothing where no lord is chosen, or where he can. */
export function blockedReason(
  t: Words,
  tMap: Words,
  model: FiefModel,
  selected: Draft | null,
  to: VillageId,
): BlockedReason | null {
  if (selected?.type !== "march") return null;
  const lord = lordShown(model.view, selected.lord);
  if (lord === undefined || (lord.village === to && lord.road === null)) return null;
  const rule = barrierOf(model.choices, { type: "march", lord: lord.lord, to });
  if (rule !== undefined) return { text: reasonOf(t, rule), rule };
  if (lord.village === to || onMap(lord.village).neighbours.includes(to)) return null;
  const [name, from] = [t(`lord.${lord.lord}`), onMap(lord.village).name];
  return { text: tMap("why.noRoad", { name, from }), rule: "FC-9.1" };
}
