import type { TagPosition } from "../../fief-shared/pieces/tags/tag-placement.ts";
import type { Lord, View, VillageId, VillageShown } from "../game.ts";

type Stance = VillageShown["stances"][number]["stance"];

/** The lords and troops of one family in one place: in a village, or before it on the road they came by. */
export interface Company extends TagPosition {
  readonly village: VillageId;
  readonly road: VillageId | null;
  readonly lords: readonly Lord[];
  readonly soldiers: number;
  /** What the soldiers before a village intend. */
  readonly stance: Stance | null;
}

/** All companies on the map, village by village. */
export const companiesOf = (view: View): readonly Company[] =>
  view.villages.flatMap(({ village }) => companiesAt(view, village));

export function companiesAt(view: View, village: VillageId): readonly Company[] {
  const shown = view.villages.find((one) => one.village === village);
  if (shown === undefined) return [];
  const lords = view.lords.filter((lord) => lord.village === village);
  const inside =
    shown.isOccupied && shown.holder !== null ? [{ seat: shown.holder, road: null, soldiers: shown.soldiers }] : [];
  const stands = [...inside, ...shown.gates, ...lords.map(({ seat, road }) => ({ seat, road, soldiers: 0 }))];
  const keys = [...new Set(stands.map(keyOf))];
  return keys.flatMap((key): readonly Company[] => {
    const here = stands.filter((stand) => keyOf(stand) === key);
    const [first] = here;
    if (first === undefined) return [];
    const { seat, road } = first;
    return [
      {
        key: `${village} ${key}`,
        village,
        seat,
        road,
        lords: lords.filter((lord) => keyOf(lord) === key),
        soldiers: here.reduce((sum, { soldiers }) => sum + soldiers, 0),
        stance: road === null ? null : (shown.stances.find((one) => one.seat === seat)?.stance ?? null),
      },
    ];
  });
}

const keyOf = ({ seat, road }: { readonly seat: number; readonly road: VillageId | null }) => `${seat} ${road}`;
