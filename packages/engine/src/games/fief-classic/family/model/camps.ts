import type { Seat } from "../../../../core/ruleset.ts";
import { figuresOf } from "./figures.ts";
import { at, type Battle, type Lord, type Place, postsOf, type State } from "./state.ts";
import type { LordId, Side, VillageId } from "./types.ts";

/** What one family brings to a battle: all of its pawns in the village or before it. */
export interface Force {
  readonly seat: Seat;
  readonly soldiers: number;
  readonly lords: readonly LordId[];
}

export function forceOf(state: Pick<State, "lords" | "places">, village: VillageId, seat: Seat): Force {
  const place = at(state, village);
  const soldiers = postsOf(place, seat).reduce((sum, post) => sum + post.soldiers, 0);
  return { seat, soldiers, lords: lordsOfForce(state.lords, place, seat).map(({ lord }) => lord) };
}

const lordsOfForce = (lords: readonly Lord[], { village }: Place, seat: Seat): readonly Lord[] =>
  lords.filter((lord) => lord.seat === seat && lord.village === village);

export const forcesOf = (state: State, { village, attackers, defenders }: Camps, side: Side): readonly Force[] =>
  (side === "attack" ? attackers : defenders).map((seat) => forceOf(state, village, seat));
type Camps = Pick<Battle, "village" | "attackers" | "defenders">;

// FC-11.1
export const pawnsIn = (forces: readonly Force[]): number =>
  forces.reduce((sum, { soldiers, lords }) => sum + soldiers + lords.length, 0);

export const diceFor = (state: Pick<State, "table">, pawns: number): number =>
  figuresOf(state).diceFrom.filter((min) => pawns >= min).length;

// FC-11.2, FC-11.3
export function lossesBy(state: Pick<State, "table">, total: number, isWalled: boolean): number {
  const { open, castle } = figuresOf(state).losses;
  return (isWalled ? castle : open)[total] ?? 0;
}

/**
 * First what the family that bears the losses has, then one pawn of each family in turn, while it has any; the first named
 * take the losses that cannot be shared. FC-12.3, FC-12.4, FC-12.10
 */
export function sharesOf(forces: readonly Force[], losses: number, bearer?: Seat): readonly number[] {
  const max = forces.map(({ soldiers, lords }) => soldiers + lords.length);
  const shares = forces.map(({ seat }, index) => (seat === bearer ? Math.min(losses, max[index] ?? 0) : 0));
  let left = Math.min(losses, pawnsIn(forces)) - shares.reduce((sum, share) => sum + share, 0);
  for (let turn = 0; left > 0; turn = (turn + 1) % forces.length) {
    const share = shares[turn] ?? 0;
    if (share >= (max[turn] ?? 0)) continue;
    shares[turn] = share + 1;
    left -= 1;
  }
  return shares;
}
