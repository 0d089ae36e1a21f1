import type { Seat } from "../../../core/ruleset.ts";
import { placeOf } from "../model/atlas.ts";
import { allyOf } from "../model/offices.ts";
import { isFree, lordsOf, type State } from "../model/state.ts";
import { distances, type Survey, strongestBut, villagesOfFiefs } from "./survey.ts";
import { weights } from "./weights.ts";

const { march, war } = weights;

/** A free lord, and the combat points of his family where he is. */
interface Army {
  readonly index: number;
  readonly points: number;
}

/** How close the armies of a family are to what they can take, and its troops to a lord who can lead them. */
export function marchesOf(state: State, seat: Seat, survey: Survey): number {
  const armies = armiesOf(state, seat, survey);
  const ally = allyOf(state, seat);
  let value = 0 - idleTroops(seat, armies, survey);
  for (const [fief, holder] of survey.holders.entries()) {
    if (holder === seat || (holder !== null && holder === ally)) continue;
    const worth = holder === null ? gatheringWorth(seat, fief, survey) : march.conquer;
    for (const index of holder === null ? (villagesOfFiefs[fief] ?? []) : citiesIn(state, fief)) {
      if (survey.controllers[index] !== seat) value += worth * reachOf(state, { seat, index, armies }, survey);
    }
  }
  return value;
}

const armiesOf = (state: State, seat: Seat, { forces }: Survey): readonly Army[] =>
  lordsOf(state, seat)
    .filter(isFree)
    .map(({ village }) => {
      const { index } = placeOf(village);
      return { index, points: forces[index]?.[seat] ?? 0 };
    });

/** Combat points beyond a garrison that no lord can lead soon. */
function idleTroops(seat: Seat, armies: readonly Army[], { forces }: Survey): number {
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

/** What a village of an ungoverned fief is worth that the family does not control, by how much of the fief it does. */
function gatheringWorth(seat: Seat, fief: number, { controllers }: Survey): number {
  const villages = villagesOfFiefs[fief] ?? [];
  const held = villages.filter((index) => controllers[index] === seat).length;
  return march.gather * (march.anyFief + held / Math.max(1, villages.length));
}

/** The city by which another family holds the title of a fief. */
function citiesIn({ fiefs }: State, fief: number): readonly number[] {
  const city = fiefs[fief]?.city ?? null;
  return city === null ? [] : [placeOf(city).index];
}

interface Approach {
  readonly seat: Seat;
  readonly index: number;
  readonly armies: readonly Army[];
}

/** From 0 to 1: how close the best army for it is, and how likely it succeeds. */
function reachOf(state: State, { seat, index, armies }: Approach, { forces }: Survey): number {
  const defence = defenceOf(state, seat, index, forces[index] ?? []);
  let best = 0;
  for (const army of armies) {
    const steps = distances[army.index]?.[index] ?? far;
    best = Math.max(best, oddsOf(army.points, defence) / (1 + steps));
  }
  return best;
}

function defenceOf({ places }: State, seat: Seat, index: number, byFamily: readonly number[]): number {
  const most = strongestBut(seat, null, byFamily);
  if (most === 0) return 0;
  const building = places[index]?.building ?? null;
  return building === null ? most : most + war[building];
}

/** A lord alone would leave his village empty. */
function oddsOf(points: number, defence: number): number {
  if (defence === 0) return points > 1 ? 1 : march.alone;
  return Math.max(0, Math.min(1, (points / defence - march.evenOdds) / march.sureOdds));
}
