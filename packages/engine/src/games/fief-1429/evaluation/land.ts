import type { Seat } from "../../../core/ruleset.ts";
import { atlas, priceOf } from "../model/atlas.ts";
import { sovereign } from "../model/offices.ts";
import { castlePrice } from "../model/prices.ts";
import type { Place, State } from "../model/state.ts";
import { incomeOf } from "../rules/income.ts";
import { type Survey, villagesOfFiefs } from "./survey.ts";
import { weights } from "./weights.ts";

const { money, land } = weights;

/** Money, income, villages and fortresses of a family, and the fiefs that it gathers. */
export function landOf(state: State, seat: Seat, { controllers, holders }: Survey): number {
  const turns = Math.min(incomesLeft(state), money.turnsCounted);
  let [value, usual] = [purseWorth(moneyOf(state, seat)), 0];
  for (let index = 0; index < controllers.length; index++) {
    const place = controllers[index] === seat ? state.places[index] : undefined;
    if (place === undefined) continue;
    value += placeWorth(place, turns);
    usual += 1 + 2 * place.mills;
  }
  const funds = fundsOf(state, seat, usual);
  for (let index = 0; index < holders.length; index++) {
    if (holders[index] === null) value += fiefWorth(state, { seat, index, funds }, controllers);
  }
  return value + extraIncome(state, seat, usual);
}

/** What is set aside in an offer still belongs to the family. */
const moneyOf = ({ families, offers }: State, seat: Seat): number =>
  offers.reduce((sum, one) => sum + (one.seat === seat ? one.ecus : 0), families[seat]?.ecus ?? 0);

const purseWorth = (ecus: number): number =>
  money.ecu * Math.min(ecus, money.plenty) + money.ecuAbovePlenty * Math.max(0, ecus - money.plenty);

const beforeIncome: readonly string[] = ["set-up", "hear-ye", "cards"];
const isBeforeIncome = ({ table }: State): boolean => beforeIncome.includes(table.phase);

/** How often income is still paid. */
const incomesLeft = (state: State): number =>
  state.table.options.turns - state.table.turn + (isBeforeIncome(state) ? 1 : 0);

/** By how much taxes, good harvests, famines and sieges change the usual income of a family this turn. */
const extraIncome = (state: State, seat: Seat, usual: number): number =>
  isBeforeIncome(state) ? money.expected * (incomeOf(state, seat).ecus - usual) : 0;

const afterPurchases: readonly string[] = ["marches", "battles", "end"];

/** What the family can spend in its next purchases: none if no more are to come. */
function fundsOf(state: State, seat: Seat, income: number): number {
  if (incomesLeft(state) > 0) return moneyOf(state, seat) + income;
  return afterPurchases.includes(state.table.phase) ? 0 : moneyOf(state, seat);
}

function placeWorth({ building, mills, engines }: Place, turns: number): number {
  const fortress = building === "castle" ? land.castle : building === "city" ? land.city : 0;
  const income = engines.length > 0 ? 0.5 : 1;
  return land.village + fortress + income * turns + mills * Math.max(money.millAtEnd, 2 * income * turns);
}

interface Gathering {
  readonly seat: Seat;
  /** The place of the fief in the atlas. */
  readonly index: number;
  readonly funds: number;
}

/** An ungoverned fief, by how much of it the family controls and how close it is to the title. */
function fiefWorth(state: State, { seat, index, funds }: Gathering, controllers: Survey["controllers"]): number {
  const villages = villagesOfFiefs[index] ?? [];
  let [held, hasCastle] = [0, false];
  for (const village of villages) {
    if (controllers[village] === seat) held += 1;
    if (state.places[village]?.building === "castle") hasCastle = true;
  }
  const value = land.wholeFief * (held / villages.length) ** 2;
  const fief = atlas.fiefs[index]?.fief;
  if (held < villages.length || fief === undefined) return value;
  const price = sovereign(state)?.seat === seat ? 0 : priceOf(fief);
  const due = price + (hasCastle ? 0 : castlePrice);
  const inReach = land.titleInReach * Math.min(1, funds / Math.max(1, due));
  return value + inReach + (hasCastle ? land.castleInFief : 0);
}
