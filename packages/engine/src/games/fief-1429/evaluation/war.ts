import type { Seat } from "../../../core/ruleset.ts";
import { campOf, pointsOf as combatPointsOf, wallsIn } from "../model/camps.ts";
import { siegesOn } from "../model/control.ts";
import { allyOf, titlesOf } from "../model/offices.ts";
import { freeLordsAt, isFree, type Lord, type State, seatsOf } from "../model/state.ts";
import type { Side } from "../model/types.ts";
import { musteredBy, neighbours, type Survey, strongestBut } from "./survey.ts";
import { weights } from "./weights.ts";

const { war } = weights;

/** Troops of a family, less what stronger enemies threaten. */
export function armyOf(state: State, seat: Seat, survey: Survey): number {
  let [points, threatened] = [musteredBy(state, seat), 0];
  const ally = allyOf(state, seat);
  for (let index = 0; index < survey.forces.length; index++) {
    const own = survey.forces[index]?.[seat] ?? 0;
    points += own;
    const building = survey.controllers[index] === seat ? (state.places[index]?.building ?? null) : null;
    if (own > 0 || building === "city") threatened += threatTo(state, { seat, ally, index, own, building }, survey);
  }
  return armyWorth(points) - threatened + enginesOf(state, seat);
}

function armyWorth(points: number): number {
  const few = Math.min(points, war.few);
  const more = Math.min(Math.max(0, points - war.few), war.enough - war.few);
  return war.point * few + war.pointAboveFew * more + war.pointAboveEnough * Math.max(0, points - war.enough);
}

interface Garrison {
  readonly seat: Seat;
  readonly ally: Seat | null;
  readonly index: number;
  readonly own: number;
  /** Its own fortress there. */
  readonly building: "castle" | "city" | null;
}

/** What may be lost in a village, by how much stronger the strongest enemy is there or next to it. */
function threatTo(state: State, garrison: Garrison, { forces }: Survey): number {
  const { index, own, building } = garrison;
  const enemyAt = (place: number) => strongestBut(garrison.seat, garrison.ally, forces[place] ?? []);
  const here = enemyAt(index);
  let nearby = 0;
  for (const next of neighbours[index] ?? []) nearby = Math.max(nearby, enemyAt(next));
  if (here + nearby === 0) return 0;
  const strength = own + (building === null ? 0 : war[building]);
  const inside = here > strength ? war.threatened * Math.min(1, here / Math.max(1, strength) - 1) : 0;
  const outside = nearby > strength ? war.threatenedNextDoor * Math.min(1, nearby / Math.max(1, strength) - 1) : 0;
  return inside + outside === 0 ? 0 : Math.max(inside, outside) * stakesAt(state, garrison);
}

function stakesAt(state: State, { seat, index, own, building }: Garrison): number {
  const place = state.places[index];
  if (place === undefined) return 0;
  let value = own + (building === "city" ? war.cityAtStake : 0);
  for (const lord of freeLordsAt(state, place.village, seat)) value += lordAtStake(lord);
  return value;
}

const lordAtStake = (lord: Lord): number => (isFree(lord) ? war.lordAtStake + war.titleAtStake * titlesOf(lord) : 0);

const enginesOf = (state: State, seat: Seat): number =>
  siegesOn(state).reduce((sum, { engines }) => sum + engines.filter((one) => one.seat === seat).length, 0) * war.engine;

/** What each family may win or lose in the battle that is being fought. */
export function battleFor(state: State): readonly number[] {
  const gains = seatsOf(state).map(() => 0);
  const { battle } = state;
  if (battle === null) return gains;
  const sides = { attack: campOf(state, battle, "attack"), defend: campOf(state, battle, "defend") };
  const points = { attack: combatPointsOf(sides.attack), defend: combatPointsOf(sides.defend) };
  const resisting = points.defend + wallsIn(state, battle) * war.castle;
  const chance = chanceFor(state, points.attack ** 2 / Math.max(1, points.attack ** 2 + resisting ** 2));
  const stakes = (side: Side) => sides[side].lords.reduce((sum, lord) => sum + lordAtStake(lord), points[side]);
  const swing = chance.weight * (chance.attack * stakes("defend") - (1 - chance.attack) * stakes("attack"));
  for (const side of ["attack", "defend"] as const) {
    const gain = side === "attack" ? swing : 0 - swing;
    for (const seat of sides[side].seats) {
      gains[seat] = (gains[seat] ?? 0) + (seat === sides[side].leader ? gain : war.ally * gain);
    }
  }
  return gains;
}

/** How likely the attackers win, and how much of it counts, given what the leaders have declared. */
function chanceFor({ battle }: State, attack: number): { readonly attack: number; readonly weight: number } {
  const says = (seat: Seat | undefined) => battle?.stances.find((one) => one.seat === seat)?.stance;
  const [attacker, defender] = [says(battle?.attacker), says(battle?.defender)];
  if (attacker === "surrender" && defender !== "surrender") return { attack: 0, weight: 1 };
  if (defender === "surrender" && attacker !== "surrender") return { attack: 1, weight: 1 };
  if (attacker === "stop") return { attack, weight: 0 };
  const isStopping = attacker === "truce" || defender === "truce";
  return { attack, weight: isStopping ? war.stopped : war.battle };
}
