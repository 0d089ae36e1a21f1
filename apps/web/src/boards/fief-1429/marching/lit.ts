import { barrierOf, isOpen, openTo, valuesOf, withField } from "../../choice.ts";
import { isDeed } from "../../fief-shared/decision/deeds.ts";
import type { Lit } from "../../fief-shared/land/realm-map.tsx";
import type { Choice, Draft } from "../../scene.ts";
import { completed, deedsOf } from "../decision/deeds.ts";
import { groupsOf } from "../decision/groups.ts";
import type { FiefScene, VillageId } from "../game.ts";
import { lordShown } from "../game.ts";
import { villagesOnMap } from "../realm/realm.ts";

/** Lights what the question asks for; what is beside it is done in the list, lest the whole map be gold. */
export function litVillages(scene: FiefScene, selected: Draft | null): Lit {
  const lit = new Map<VillageId, Draft[]>();
  const add = (village: VillageId | null, draft: Draft) => {
    if (village !== null) lit.set(village, [...(lit.get(village) ?? []), draft]);
  };
  const choices = askedChoices(scene);
  for (const deed of deedsOf(choices)) {
    if (barrierOf(choices, deed) !== undefined) continue;
    if (selected !== null && isDeed(deed, selected)) {
      for (const [village, draft] of goalsOf(choices, deed, selected)) add(village, draft);
    }
    for (const [village, draft] of startsOf(scene, choices, deed)) add(village, draft);
  }
  return lit;
}

function askedChoices({ choices, question, yourSeat }: FiefScene): readonly Choice[] {
  const isAsked = question !== null && yourSeat !== null && question.seats.includes(yourSeat);
  const [asked] = groupsOf(choices, isAsked ? question.kind : undefined).filter(({ fold }) => fold === null);
  return asked?.choices ?? [];
}

type Spot = readonly [VillageId | null, Draft];

/** Where a deed begins on the map: in its village, with its lord, or in the chief town of its bishopric. */
function startsOf({ view }: FiefScene, choices: readonly Choice[], deed: Draft): readonly Spot[] {
  if ("village" in deed) return [[deed.village as VillageId, completed(choices, deed)]];
  if (deed.type === "rideOn") return [[deed.to as VillageId, completed(choices, deed)]];
  if (marching.has(deed.type)) return [[lordShown(view, deed.lord)?.village ?? null, completed(choices, deed)]];
  if ("bishopric" in deed) return [[chiefTownOf(Number(deed.bishopric)), completed(choices, deed)]];
  if (deed.type === "buyTitle" || deed.type === "begTitle") {
    return valuesIn(choices, deed, "city").map(
      (city): Spot => [city as VillageId, completed(choices, withField(deed, "city", city))],
    );
  }
  if (deed.type !== "playLord") return [];
  return valuesIn(choices, deed, "village").map(
    (village): Spot => [village as VillageId, completed(choices, withField(deed, "village", village))],
  );
}

/** Where a lord who was chosen may go; the troops that were chosen with him come along if they can. */
function goalsOf(choices: readonly Choice[], deed: Draft, selected: Draft): readonly Spot[] {
  if (!marching.has(deed.type)) return [];
  return valuesIn(choices, deed, "to").map((to): Spot => {
    const kept = withField(selected, "to", to);
    return [to as VillageId, isOpen(choices, kept) ? kept : completed(choices, withField(deed, "to", to))];
  });
}

const marching = new Set(["march", "ride"]);

function valuesIn(choices: readonly Choice[], draft: Draft, name: string): readonly unknown[] {
  const values = openTo(choices, draft).flatMap(({ fields: { [name]: field } }) =>
    field === undefined ? [] : valuesOf(field),
  );
  return [...new Set(values)];
}

const chiefTownOf = (bishopric: number): VillageId | null =>
  villagesOnMap.find((one) => one.bishopric === bishopric && one.isChiefTown)?.village ?? null;
