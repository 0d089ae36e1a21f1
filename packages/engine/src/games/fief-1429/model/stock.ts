import type { Seat } from "../../../core/ruleset.ts";
import { familyOf, type State } from "./state.ts";

/** What the box holds. */
export const box = {
  sergeants: 13,
  knights: 8,
  engines: 2,
  taxes: 3,
  castles: 12,
  mills: 15,
  cardinals: 4,
  lordsMax: 4,
  handMax: 3,
  trackMax: 3,
  embassies: 3,
} as const;

// F1429-1.4: what is used up cannot be obtained.
export function stockOf(state: State, seat: Seat) {
  let [sergeants, knights, engines]: [number, number, number] = [box.sergeants, box.knights, box.engines];
  for (const place of state.places) {
    for (const band of place.bands) {
      if (band.seat !== seat) continue;
      sergeants -= band.sergeants;
      knights -= band.knights;
    }
    for (const engine of place.engines) if (engine.seat === seat) engines -= 1;
  }
  for (const post of familyOf(state, seat).muster) {
    sergeants -= post.sergeants;
    knights -= post.knights;
  }
  return { sergeants, knights, engines, taxes: box.taxes - taxesOf(state, seat) };
}

function taxesOf({ fiefs, sees, papalTithe }: State, seat: Seat): number {
  const tailles = fiefs.filter(({ taille }) => taille?.seat === seat).length;
  const tithes = sees.reduce((sum, see) => sum + see.tithes.filter((one) => one.seat === seat).length, 0);
  return tailles + tithes + (papalTithe?.seat === seat ? 1 : 0);
}

export const castlesLeft = ({ places }: State): number =>
  box.castles - places.filter(({ building }) => building !== null).length;
export const millsLeft = ({ places }: State): number =>
  places.reduce<number>((left, { mills }) => left - mills, box.mills);
