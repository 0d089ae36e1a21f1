import type { BoardModel, Choice, Draft } from "../../board-model.ts";
import { availableChoices, blockingRule, isOpen, valuesOf, withField } from "../../choice.ts";
import { type Actions, isSameAction } from "../decision/actions.ts";
import type { Group } from "../decision/groups.ts";
import { yourQuestionKind } from "../decision/option-lists.ts";
import type { VillageActions } from "../land/realm-map-props.ts";
import type { VillageName } from "../realm/places.ts";

/** A village, and the draft that results from choosing it. */
export type VillageAction = readonly [VillageName, Draft];

interface VillageActionRules<Model extends BoardModel> {
  readonly actions: Actions;
  groupsOf(choices: readonly Choice[], kind: string | undefined): readonly Group[];
  /** Where an action starts on the map. */
  startsOf(model: Model, choices: readonly Choice[], action: Draft): readonly VillageAction[];
  /** The moves by which a lord goes somewhere. */
  readonly marching: ReadonlySet<string>;
}

/**
 * The villages that are highlighted for what the question asks for. Other moves are only in the list: they would turn the
 * whole map gold.
 */
export const createVillageActions =
  <Model extends BoardModel>({ actions, groupsOf, startsOf, marching }: VillageActionRules<Model>) =>
  (model: Model, selected: Draft | null): VillageActions => {
    const byVillage = new Map<VillageName, readonly Draft[]>();
    const [asked] = groupsOf(model.choices, yourQuestionKind(model)).filter(({ section }) => section === null);
    const choices = asked?.choices ?? [];
    for (const action of actions.actionsOf(choices).filter((one) => blockingRule(choices, one) === undefined)) {
      const isGoing = selected !== null && isSameAction(action, selected) && marching.has(action.type);
      const destinations = isGoing ? destinationsOf(actions, choices, action, selected) : [];
      for (const [village, draft] of [...destinations, ...startsOf(model, choices, action)]) {
        byVillage.set(village, [...(byVillage.get(village) ?? []), draft]);
      }
    }
    return byVillage;
  };

/** Where the chosen lord may go; the troops that were chosen with him come along if they can. */
function destinationsOf(
  { withDefaults }: Actions,
  choices: readonly Choice[],
  action: Draft,
  selected: Draft,
): readonly VillageAction[] {
  return valuesIn(choices, action, "to").map((to): VillageAction => {
    const kept = withField(selected, "to", to);
    return [to as VillageName, isOpen(choices, kept) ? kept : withDefaults(choices, withField(action, "to", to))];
  });
}

/** An action in every village that one of its fields may name. */
export const actionsAtField = (
  { withDefaults }: Actions,
  choices: readonly Choice[],
  action: Draft,
  field: string,
): readonly VillageAction[] =>
  valuesIn(choices, action, field).map(
    (village): VillageAction => [village as VillageName, withDefaults(choices, withField(action, field, village))],
  );

function valuesIn(choices: readonly Choice[], draft: Draft, name: string): readonly unknown[] {
  const values = availableChoices(choices, draft).flatMap(({ fields: { [name]: field } }) =>
    field === undefined ? [] : valuesOf(field),
  );
  return [...new Set(values)];
}
