import type { Translate } from "../../board.ts";
import type { BoardModel, Draft } from "../../board-model.ts";
import { blockingRule } from "../../choice.ts";
import type { VillageName } from "../realm/places.ts";
import type { VillageOnMap } from "../realm/village-on-map.ts";
import { findLord, type MapPartProps } from "../table.ts";

interface MarchModel extends BoardModel {
  readonly view: { readonly lords: readonly MarchingLord[] };
}

interface MarchingLord {
  readonly lord: string;
  readonly village: VillageName;
  readonly road: VillageName | null;
}

interface MarchRules {
  /** The moves by which a lord goes somewhere. */
  readonly marchTypes: ReadonlySet<string>;
  /** Whether a lord who stands before a village may march into it. */
  readonly entersVillages: boolean;
  /** The rule that lords follow the roads. */
  readonly roadRule: string;
  onMap(village: VillageName): VillageOnMap;
  reasonOf(t: Translate, rule: string): string;
}

interface BlockedReason {
  readonly text: string;
  readonly rule: string;
}

export interface ChosenMarch<Model> extends MapPartProps<Model> {
  readonly selected: Draft | null;
}

/** Why the chosen lord cannot go to a village; nothing where no lord is chosen, or where he can. */
export function createBlockedReason<Model extends MarchModel>(rules: MarchRules) {
  const { marchTypes, entersVillages, roadRule, onMap, reasonOf } = rules;
  return ({ t, tMap, model, selected }: ChosenMarch<Model>, to: VillageName): BlockedReason | null => {
    if (selected === null || !marchTypes.has(selected.type)) return null;
    const lord = findLord(model.view, selected.lord);
    if (lord === undefined) return null;
    const isHere = lord.village === to;
    if (isHere && (lord.road === null || !entersVillages)) return null;
    const rule = blockingRule(model.choices, { type: selected.type, lord: lord.lord, to });
    if (rule !== undefined) return { text: reasonOf(t, rule), rule };
    if (isHere || onMap(lord.village).neighbours.includes(to)) return null;
    const [name, from] = [t(`lord.${lord.lord}`), onMap(lord.village).name];
    return { text: tMap("why.noRoad", { name, from }), rule: roadRule };
  };
}
