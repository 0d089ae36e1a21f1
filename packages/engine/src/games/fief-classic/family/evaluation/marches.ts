import type { Seat } from "../../../../core/ruleset.ts";
import { placeOf } from "../model/atlas.ts";
import { figuresOf } from "../model/figures.ts";
import { areAllied, type Region, type State } from "../model/state.ts";
import { distances, type Survey, strongestBut, villagesOfRegions } from "./survey.ts";
import { weights } from "./weights.ts";

const { march, war } = weights;

/** A lord who can lead soldiers, and the pawns of his family where he is. */
interface Army {
  readonly index: number;
  readonly pawns: number;
}

/** How close the armies of a family are to what they can take, and its soldiers to a lord who can lead them. */
export function marchesOf(state: State, seat: Seat, survey: Survey): number {
  const armies = armiesOf(state, seat, survey);
  let value = 0 - idleSoldiers(seat, armies, survey);
  for (const [region, one] of state.regions.entries()) {
    const { targets, worth } = targetsIn(state, seat, one, villagesOfRegions[region] ?? []);
    for (const index of targets) value += worth * reachOf(state, { seat, index, armies }, survey);
  }
  return value;
}

function armiesOf(state: State, seat: Seat, { lords, forces }: Survey): readonly Army[] {
  const doBishopsLead = figuresOf(state).escortMax > 0;
  return (lords[seat] ?? [])
    .filter(({ isBishop }) => doBishopsLead || !isBishop)
    .map(({ index }) => ({ index, pawns: forces[index]?.[seat] ?? 0 }));
}

/** Soldiers beyond a garrison that no lord can lead soon. */
function idleSoldiers(seat: Seat, armies: readonly Army[], { forces }: Survey): number {
  let value = 0;
  for (let index = 0; index < forces.length; index++) {
    const spare = (forces[index]?.[seat] ?? 0) - 1;
    if (spare > 0) value += spare * march.isDefault * (1 - 1 / (1 + stepsFrom(armies, index)));
  }
  return value;
}

function stepsFrom(armies: readonly Army[], index: number): number {
  let least = far;
  for (const army of armies) least = Math.min(least, distances[army.index]?.[index] ?? far);
  return least;
}
const far = 9;

type Targets = { readonly targets: readonly number[]; readonly worth: number };
const none: Targets = { targets: [], worth: 0 };

/** Villages that a region still lacks, or by which another family holds its title. */
function targetsIn(state: State, seat: Seat, { title, capital }: Region, villages: readonly number[]): Targets {
  if (title?.seat === seat || (title !== null && areAllied(state, seat, title.seat))) return none;
  const missing = villages.filter((index) => state.places[index]?.holder !== seat);
  if (title === null) {
    const part = 1 - missing.length / villages.length;
    return { targets: missing, worth: march.gather * (march.anyRegion + part) };
  }
  const decisive = capital === null ? missing : [placeOf(capital).index];
  return { targets: decisive, worth: march.conquer / decisive.length };
}

interface Approach {
  readonly seat: Seat;
  readonly index: number;
  readonly armies: readonly Army[];
}

/** From 0 to 1: how close the best army for it is, and how likely it succeeds. */
function reachOf({ places }: State, { seat, index, armies }: Approach, { forces }: Survey): number {
  let defence = strongestBut(seat, forces[index] ?? []);
  const place = places[index];
  if (place?.hasCastle === true && place.holder !== null) defence *= war.walls;
  let best = 0;
  for (const army of armies) {
    const steps = distances[army.index]?.[index] ?? far;
    best = Math.max(best, oddsOf(army.pawns, defence) / (1 + steps));
  }
  return best;
}

/** A lord alone would leave his village empty. */
function oddsOf(pawns: number, defence: number): number {
  if (defence === 0) return pawns > 1 ? 1 : march.alone;
  return Math.max(0, Math.min(1, (pawns / defence - march.evenOdds) / march.sureOdds));
}
