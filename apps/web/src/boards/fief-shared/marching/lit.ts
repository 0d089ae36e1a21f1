import { barrierOf, isOpen, openTo, valuesOf, withField } from "../../choice.ts";
import type { Choice, Draft, Scene } from "../../scene.ts";
import { type Deeds, isDeed } from "../decision/deeds.ts";
import { askedKind, type Group } from "../decision/lists.ts";
import type { Lit } from "../land/realm-map.tsx";
import type { VillageName } from "../realm/places.ts";

/** A village, and the draft that choosing it makes. */
export type Spot = readonly [VillageName, Draft];

interface Lighting<Played extends Scene> {
  readonly deeds: Deeds;
  groupsOf(choices: readonly Choice[], kind: string | undefined): readonly Group[];
  /** Where a deed begins on the map. */
  startsOf(scene: Played, choices: readonly Choice[], deed: Draft): readonly Spot[];
  /** The deeds by which a lord goes somewhere. */
  readonly marching: ReadonlySet<string>;
}

/** Lights what the question asks for; what is beside it is done in the list, lest the whole map be gold. */
export const litWith =
  <Played extends Scene>({ deeds, groupsOf, startsOf, marching }: Lighting<Played>) =>
  (scene: Played, selected: Draft | null): Lit => {
    const lit = new Map<VillageName, readonly Draft[]>();
    const [asked] = groupsOf(scene.choices, askedKind(scene)).filter(({ fold }) => fold === null);
    const choices = asked?.choices ?? [];
    for (const deed of deeds.deedsOf(choices).filter((one) => barrierOf(choices, one) === undefined)) {
      const isGoing = selected !== null && isDeed(deed, selected) && marching.has(deed.type);
      const goals = isGoing ? goalsOf(deeds, choices, deed, selected) : [];
      for (const [village, draft] of [...goals, ...startsOf(scene, choices, deed)]) {
        lit.set(village, [...(lit.get(village) ?? []), draft]);
      }
    }
    return lit;
  };

/** Where a lord who was chosen may go; the troops that were chosen with him come along if they can. */
function goalsOf({ completed }: Deeds, choices: readonly Choice[], deed: Draft, selected: Draft): readonly Spot[] {
  return valuesIn(choices, deed, "to").map((to): Spot => {
    const kept = withField(selected, "to", to);
    return [to as VillageName, isOpen(choices, kept) ? kept : completed(choices, withField(deed, "to", to))];
  });
}

/** A deed at every village that one of its fields may name. */
export const spotsIn = (
  { completed }: Deeds,
  choices: readonly Choice[],
  deed: Draft,
  field: string,
): readonly Spot[] =>
  valuesIn(choices, deed, field).map(
    (village): Spot => [village as VillageName, completed(choices, withField(deed, field, village))],
  );

function valuesIn(choices: readonly Choice[], draft: Draft, name: string): readonly unknown[] {
  const values = openTo(choices, draft).flatMap(({ fields: { [name]: field } }) =>
    field === undefined ? [] : valuesOf(field),
  );
  return [...new Set(values)];
}
