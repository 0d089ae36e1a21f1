import { barrierOf, isOpen, openTo, valuesOf, withField } from "../../choice.ts";
import { isDeed } from "../../fief-shared/decision/deeds.ts";
import { askedKind } from "../../fief-shared/decision/lists.ts";
import type { Lit } from "../../fief-shared/land/realm-map.tsx";
import type { Choice, Draft } from "../../scene.ts";
import { completed, deedsOf } from "../decision/deeds.ts";
import { groupsOf } from "../decision/groups.ts";
import { type FiefScene, lordShown, type VillageId } from "../game.ts";
import { regionsOnMap } from "../realm/realm.ts";

/** Lights what the question asks for; what is beside it is done in the list, lest the whole map be gold. */
export function litVillages(scene: FiefScene, selected: Draft | null): Lit {
  const lit = new Map<VillageId, readonly Draft[]>();
  const [asked] = groupsOf(scene.choices, askedKind(scene)).filter(({ fold }) => fold === null);
  const choices = asked?.choices ?? [];
  for (const deed of deedsOf(choices).filter((one) => barrierOf(choices, one) === undefined)) {
    const goals = selected !== null && isDeed(deed, selected) ? goalsOf(choices, deed, selected) : [];
    for (const [village, draft] of [...goals, ...startsOf(scene, choices, deed)]) {
      lit.set(village, [...(lit.get(village) ?? []), draft]);
    }
  }
  return lit;
}

type Spot = readonly [VillageId, Draft];

/** Where a deed begins on the map: in its village, with its lord, in its region, or wherever it may take place. */
function startsOf({ view }: FiefScene, choices: readonly Choice[], deed: Draft): readonly Spot[] {
  if ("village" in deed) return [[deed.village as VillageId, completed(choices, deed)]];
  if (deed.type === "chooseRegion") return spotsIn(choices, deed);
  if (deed.type === "playLord") return valuesIn(choices, deed, "village").map((village) => at(choices, deed, village));
  if (deed.type !== "march") return [];
  const lord = lordShown(view, deed.lord);
  return lord === undefined ? [] : [[lord.village, completed(choices, deed)]];
}

const at = (choices: readonly Choice[], deed: Draft, village: unknown): Spot => [
  village as VillageId,
  completed(choices, withField(deed, "village", village)),
];

function spotsIn(choices: readonly Choice[], deed: Draft): readonly Spot[] {
  const villages = regionsOnMap.find(({ id }) => id === deed.region)?.villages ?? [];
  return villages.map((village) => [village, completed(choices, deed)]);
}

/** Where a lord who was chosen may go; the soldiers that were chosen with him come along if they can. */
function goalsOf(choices: readonly Choice[], deed: Draft, selected: Draft): readonly Spot[] {
  if (deed.type !== "march") return [];
  return valuesIn(choices, deed, "to").map((to): Spot => {
    const kept = withField(selected, "to", to);
    return [to as VillageId, isOpen(choices, kept) ? kept : completed(choices, withField(deed, "to", to))];
  });
}

function valuesIn(choices: readonly Choice[], draft: Draft, name: string): readonly unknown[] {
  const values = openTo(choices, draft).flatMap(({ fields: { [name]: field } }) =>
    field === undefined ? [] : valuesOf(field),
  );
  return [...new Set(values)];
}
