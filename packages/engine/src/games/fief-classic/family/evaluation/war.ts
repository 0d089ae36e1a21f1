import type { Seat } from "../../../../core/ruleset.ts";
import { forceOf, pawnsIn } from "../model/camps.ts";
import { areAllied, lordsIn, type Place, regionAround, type Standing, type State, seatsOf } from "../model/state.ts";
import { prospectOf } from "../rules/battles/prospect.ts";
import { neighbours, type Survey } from "./survey.ts";
import { weights } from "./weights.ts";

const { war } = weights;

/** Soldiers of a family, less what stronger enemies next door threaten. */
export function armyOf(state: State, seat: Seat, survey: Survey): number {
  let [pawns, threatened] = [0, 0];
  for (let index = 0; index < survey.forces.length; index++) {
    const own = survey.forces[index]?.[seat] ?? 0;
    if (own === 0) continue;
    pawns += own;
    threatened += threatTo(state, { seat, index, own }, survey);
  }
  return armyWorth(pawns) - threatened;
}

function armyWorth(soldiers: number): number {
  const few = Math.min(soldiers, war.few);
  const more = Math.min(Math.max(0, soldiers - war.few), war.enough - war.few);
  return war.soldier * few + war.soldierAboveFew * more + war.soldierAboveEnough * Math.max(0, soldiers - war.enough);
}

interface Garrison {
  readonly seat: Seat;
  readonly index: number;
  readonly own: number;
}

function threatTo(state: State, garrison: Garrison, { forces }: Survey): number {
  const { seat, index, own } = garrison;
  let nearby = 0;
  for (const next of neighbours[index] ?? []) {
    const byFamily = forces[next] ?? [];
    for (let other = 0; other < byFamily.length; other++) {
      const pawns = byFamily[other] ?? 0;
      if (pawns > nearby && other !== seat && !areAllied(state, seat, other)) nearby = pawns;
    }
  }
  const place = state.places[index];
  if (nearby === 0 || place === undefined) return 0;
  const strength = own * (place.hasCastle && place.holder === seat ? war.walls : 1);
  if (nearby <= strength) return 0;
  return war.threatenedNextDoor * Math.min(1, nearby / strength - 1) * stakesIn(state, place, seat);
}

/** What a family has to lose in or before a village. */
function stakesIn(state: State, place: Place, seat: Seat): number {
  const { soldiers, lords } = forceOf(state, place.village, seat);
  const own = soldiers + war.lordAtStake * lords.length;
  if (place.holder !== seat) return own;
  const title = regionAround(state, place.village).title?.seat === seat ? war.titleAtStake : 0;
  return own + war.villageAtStake + title + (place.hasCastle ? war.castleAtStake : 0) + place.mills + place.presses;
}

/** What each family may win or lose before the villages where it stands in arms. */
export function battlesFor(state: State): readonly number[] {
  const gains = seatsOf(state).map(() => 0);
  for (const place of state.places) {
    for (const standing of place.stances) addStanding(state, place, standing, gains);
    if (place.isSallying && place.holder !== null) addSally(state, place, place.holder, gains);
  }
  return gains;
}

function addStanding(state: State, place: Place, { seat, stance }: Standing, gains: number[]): void {
  const { holder } = place;
  if (holder === null || holder === seat) return;
  if (stance === "siege") {
    gains[seat] = (gains[seat] ?? 0) + war.siege;
    gains[holder] = (gains[holder] ?? 0) - war.siege;
  }
  if (stance !== "attack" && stance !== "refused") return;
  const inside = place.soldiers + lordsIn(state, place.village).length;
  addFight(state, { place, attacker: seat, defender: holder, inside, isWalled: place.hasCastle }, gains);
}

/** Those inside come out against the strongest besieger. */
function addSally(state: State, place: Place, holder: Seat, gains: number[]): void {
  const besieger = place.stances.find(({ stance }) => stance === "siege")?.seat;
  if (besieger === undefined) return;
  const inside = pawnsIn([forceOf(state, place.village, besieger)]);
  addFight(state, { place, attacker: holder, defender: besieger, inside, isWalled: false }, gains);
}

interface Fight {
  readonly place: Place;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** Pawns of the defender. */
  readonly inside: number;
  readonly isWalled: boolean;
}

function addFight(state: State, { place, attacker, defender, inside, isWalled }: Fight, gains: number[]): void {
  const { attackWins, defenceWins } = prospectOf(
    state,
    pawnsIn([forceOf(state, place.village, attacker)]),
    inside,
    isWalled,
  );
  const won = attackWins * stakesIn(state, place, defender);
  const swing = war.battle * (won - defenceWins * stakesIn(state, place, attacker));
  gains[attacker] = (gains[attacker] ?? 0) + swing;
  gains[defender] = (gains[defender] ?? 0) - swing;
}
