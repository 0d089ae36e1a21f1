import { bordersOf, groundOf } from "../../fief-shared/land/areas.ts";
import type { LandDivision } from "../../fief-shared/land/ground.tsx";
import type { VillageId } from "../game.ts";
import { fiefPlates } from "./fief-plates.ts";
import { bishoprics, fiefsOnMap, onMap } from "./realm.ts";

const fiefOf = (village: VillageId) => onMap(village).fief;
const seeOf = (village: VillageId) => onMap(village).bishopric;

/** The land with its fiefs and bishoprics. */
export const landDivision: LandDivision = {
  lands: fiefsOnMap.map(({ fief }) => ({ fief, path: groundOf(fiefOf, fief) })),
  borders: bordersOf(fiefOf, seeOf),
  plates: fiefPlates,
};

/** The ground of each bishopric, in the order of their numbers. */
export const sees: readonly { readonly bishopric: number; readonly path: string }[] = bishoprics.map(
  ({ bishopric }) => ({ bishopric, path: groundOf(seeOf, bishopric) }),
);
