import type { Words } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { barrierOf } from "../../choice.ts";
import { reasonOf } from "../decision/reasons.ts";
import { type FiefModel, lordShown, type VillageId } from "../game.ts";
import { onMap } from "../realm/realm.ts";

export interface BlockedReason {
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
  if (selected === null || !moving.has(selected.type)) return null;
  const lord = lordShown(model.view, selected.lord);
  if (lord === undefined || lord.village === to) return null;
  const step: Draft = { type: selected.type, lord: lord.lord, to };
  const rule = barrierOf(model.choices, step);
  if (rule !== undefined) return { text: reasonOf(t, rule), rule };
  if (onMap(lord.village).neighbours.includes(to)) return null;
  const [name, from] = [t(`lord.${lord.lord}`), onMap(lord.village).name];
  return { text: tMap("why.noRoad", { name, from }), rule: "F1429-11.1" };
}

const moving = new Set(["march", "ride"]);
