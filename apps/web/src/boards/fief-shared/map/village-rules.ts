import type { ReactNode } from "react";
import type { Translate } from "../../board.ts";
import type { BoardModel, Draft } from "../../board-model.ts";
import type { NextSteps, VillageActions } from "../land/realm-map-props.ts";
import type { ChosenMarch } from "../marching/blocked-reason.ts";
import type { VillageName } from "../realm/places.ts";
import type { VillageOnMap } from "../realm/village-on-map.ts";
import type { MapPartProps } from "../table.ts";

/** One fact about a village, with the shield of a family in front of it. */
export interface VillageFact {
  readonly term: string;
  readonly text: string;
  readonly seat: number | null;
  /** The number of the rule that explains it. */
  readonly rule: string;
}

export const textFact = (term: string, text: string, rule: string): VillageFact => ({ term, text, seat: null, rule });

export interface VillageProps<Model> extends MapPartProps<Model> {
  readonly village: VillageName;
}

/** The villages as a ruleset has them: what it says about them, and what may be done there. */
export interface VillageRules<Model extends BoardModel> {
  /** The land itself. */
  Ground(props: { readonly tMap: Translate }): ReactNode;
  readonly villagesOnMap: readonly VillageOnMap[];
  /** The moves by which a lord goes somewhere. */
  readonly marchTypes: ReadonlySet<string>;
  /** The number of the rule about titles. */
  readonly titleRule: string;
  onMap(village: VillageName): VillageOnMap;
  villageActionsOf(model: Model, selected: Draft | null): VillageActions;
  nextStepsFrom(model: Model, selected: Draft | null): NextSteps;
  actionLabel(t: Translate, model: Model, action: Draft): string;
  /** Why the chosen lord cannot go there. */
  blockedReason(march: ChosenMarch<Model>, to: VillageName): { readonly text: string; readonly rule: string } | null;
  /** What the chosen step there would lead into. */
  marchNotes(march: ChosenMarch<Model>, to: VillageName): readonly string[];
  /** The name of the land that a village lies in, as a value of `list.roads`. */
  landOf(t: Translate, village: VillageName): Readonly<Record<string, string>>;
  /** The name of its bishopric; with `landOf`, the values of `detail.where`. */
  bishopricOf(t: Translate, village: VillageName): Readonly<Record<string, string>>;
  villageFactsOf(props: VillageProps<Model>): readonly VillageFact[];
  /** Who holds the title of the land: a family, and the lord whose title it is. */
  titleOf(model: Model, village: VillageName): { readonly seat: number; readonly lord: string | null } | null;
  /** The battles that could be fought in a village. */
  Battles(props: VillageProps<Model>): ReactNode;
  /** The companies in a village, each in one sentence. */
  describeCompanies(props: VillageProps<Model>): readonly string[];
  /** The companies in a village, each as an item of a list. */
  companyLines(props: VillageProps<Model>): readonly ReactNode[];
}

/** A village and all that stands there in one sentence, for those who hear the map. */
export function describeVillage<Model extends BoardModel>(
  rules: VillageRules<Model>,
  props: VillageProps<Model>,
): string {
  const facts = rules.villageFactsOf(props).map(({ term, text }) => props.t("labelled", { name: term, text }));
  return [rules.onMap(props.village).name, ...facts, ...rules.describeCompanies(props)].join(". ");
}
