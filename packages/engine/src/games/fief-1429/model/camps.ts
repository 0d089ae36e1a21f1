import type { Seat } from "../../../core/ruleset.ts";
import { controllerOf, isInside } from "./control.ts";
import { isTitled } from "./offices.ts";
import { at, type Battle, freeLordsAt, isWoman, type Lord, type State, troopsOf } from "./state.ts";
import type { Band, Side } from "./types.ts";

/** One side of a battle now. */
export interface Camp {
  readonly leader: Seat;
  readonly seats: readonly Seat[];
  readonly lords: readonly Lord[];
  readonly bands: readonly Band[];
  readonly sergeants: number;
  readonly knights: number;
}

export const other = (side: Side): Side => (side === "attack" ? "defend" : "attack");

// F1429-13.21
export function campOf(state: State, battle: Battle, side: Side): Camp {
  const leader = side === "attack" ? battle.attacker : battle.defender;
  const seats = [leader, ...battle.allies.filter((ally) => ally.side === side).map(({ seat }) => seat)];
  const isRide = battle.kind === "ride" && side === "attack";
  const fights = (one: { readonly seat: Seat; readonly isRiding: boolean }) =>
    seats.includes(one.seat) && (!isRide || one.isRiding);
  const lords = freeLordsAt(state, battle.village).filter(fights);
  const bands = at(state, battle.village).bands.filter(fights);
  return { leader, seats, lords, bands, ...troopsOf(bands) };
}

export const hasTroops = ({ sergeants, knights }: Pick<Camp, "sergeants" | "knights">): boolean =>
  sergeants + knights > 0;
/** Whether these camps cannot fight another round. F1429-13.18 */
export const isDecided = (attack: Camp, defend: Camp): boolean =>
  !hasTroops(attack) || !hasTroops(defend) || attack.lords.length === 0;
// F1429-13.9
export const knightHits = 3;
export const hitsToFell = ({ sergeants, knights }: Pick<Camp, "sergeants" | "knights">): number =>
  sergeants + knightHits * knights;

// F1429-13.5
export const pointsOf = (camp: Pick<Camp, "sergeants" | "knights" | "lords">): number =>
  hitsToFell(camp) + camp.lords.filter(isFighter).length;
const isFighter = (lord: Lord) => !isWoman(lord.lord) || lord.isMaid || isTitled(lord);

// F1429-13.6
export const diceFor = (points: number): number => (points === 0 ? 0 : points <= 6 ? 1 : points <= 12 ? 2 : 3);

/** The dice that a camp rolls, before the walls. */
export const diceOf = (camp: Pick<Camp, "sergeants" | "knights" | "lords">): number => {
  const dice = diceFor(pointsOf(camp));
  return dice > 0 && camp.lords.some(({ isMaid }) => isMaid) ? dice + 1 : dice;
};

/** Dice that the walls take from the attackers, after their siege engines. F1429-13.7, F1429-13.8 */
export function wallsIn(state: State, battle: Battle): number {
  return battle.isUndermined || !isWalled(state, battle)
    ? 0
    : Math.max(0, wallsOf(state, battle) - enginesOf(state, battle));
}

/** Whether the defenders are behind walls, whatever the engines do. */
export const isWalled = (state: State, { village, attacker, defender, kind }: Battle): boolean =>
  kind === "battle" &&
  at(state, village).building !== null &&
  isInside(state, village, defender) &&
  !isInside(state, village, attacker) &&
  controllerOf(state, village) !== null;

const wallsOf = (state: State, { village }: Battle): number => (at(state, village).building === "city" ? 2 : 1);

function enginesOf(state: State, battle: Battle): number {
  const { seats } = campOf(state, battle, "attack");
  return at(state, battle.village)
    .engines.filter(({ seat }) => seats.includes(seat))
    .reduce<number>((sum, { shows }) => sum + shows, 0);
}

/** How many hits can count against such troops. */
export const mostCounted = (troops: Pick<Camp, "sergeants" | "knights">, hits: number): number =>
  Math.max(...waysToFall(troops, hits).map(({ counted }) => counted));

/** The numbers of knights that may be lost so that as many hits as possible count. F1429-13.9 */
export function knightsToFall(
  { sergeants, knights }: Pick<Camp, "sergeants" | "knights">,
  hits: number,
): readonly number[] {
  const ways = waysToFall({ sergeants, knights }, hits);
  const max = Math.max(...ways.map(({ counted }) => counted));
  return ways.filter(({ counted }) => counted === max).map(({ fallen }) => fallen);
}

/** For each number of knights that may be lost: how many hits it uses up, with as many sergeants as possible. */
const waysToFall = ({ sergeants, knights }: Pick<Camp, "sergeants" | "knights">, hits: number) =>
  Array.from({ length: Math.min(knights, Math.floor(hits / knightHits)) + 1 }, (_, fallen) => ({
    fallen,
    counted: knightHits * fallen + Math.min(sergeants, hits - knightHits * fallen),
  }));
