import type { Seat } from "../../../../core/ruleset.ts";
import { placeOf } from "../model/atlas.ts";
import { figuresOf } from "../model/figures.ts";
import type { Place, State } from "../model/state.ts";
import { incomeOf } from "../rules/income.ts";
import { type Survey, villagesOfRegions } from "./survey.ts";
import { weights } from "./weights.ts";

const { money, land } = weights;
const hundred = 100;

/** Money, income, villages and castles of a family, and the regions that it gathers. */
export function landOf(state: State, seat: Seat, survey: Survey): number {
  let [value, usual] = [purseWorth(moneyOf(state, seat) / hundred), 0];
  const { incomes } = figuresOf(state);
  const turns = incomesCounted(state);
  for (const [region, { curses, title }] of state.regions.entries()) {
    for (const index of villagesOfRegions[region] ?? []) {
      const place = state.places[index];
      if (place === undefined || survey.owners[index] !== seat) continue;
      const built = place.mills * incomes.mill + place.presses * incomes.press;
      usual += incomes.village + built;
      const yields = curses.includes("famine") ? money.spoilt * built : built;
      const weather = curses.includes("bad-weather") ? land.badWeather : 0;
      value += placeWorth(place) + (turns * (incomes.village + yields)) / hundred - weather;
    }
    if (title === null) value += regionWorth(state, seat, region, survey);
  }
  return value + extraIncome(state, seat, usual);
}

const placeWorth = ({ hasCastle }: Place): number => land.village + (hasCastle ? land.castle : 0);

/** What is set aside in an offer still belongs to the family. */
const moneyOf = ({ families, offers }: State, seat: Seat): number =>
  offers.reduce((sum, one) => sum + (one.seat === seat ? one.ecus : 0), families[seat]?.ecus ?? 0);

const purseWorth = (hundreds: number): number =>
  money.hundred * Math.min(hundreds, money.plenty) + money.hundredAbovePlenty * Math.max(0, hundreds - money.plenty);

const beforeIncome: readonly string[] = ["set-up", "cards", "income"];
const isBeforeIncome = ({ table }: State): boolean => beforeIncome.includes(table.phase);

/** How often income is still paid, counted up to a limit. */
const incomesCounted = (state: State): number =>
  Math.max(0, Math.min(state.table.turns - state.table.turn + (isBeforeIncome(state) ? 1 : 0), money.turnsCounted));

/** By how much taxes and famines change the usual income of a family this turn. */
const extraIncome = (state: State, seat: Seat, usual: number): number =>
  isBeforeIncome(state) ? (money.expected * (incomeOf(state, seat).ecus - usual)) / hundred : 0;

/** A region without a title, by how much of it the family holds and how close it is to the title. */
function regionWorth(state: State, seat: Seat, region: number, { lords }: Survey): number {
  const villages = villagesOfRegions[region] ?? [];
  const hasLord = (lords[seat]?.length ?? 0) > 0;
  const capital = state.regions[region]?.capital ?? null;
  if (capital !== null && hasLord && state.places[placeOf(capital).index]?.holder === seat) {
    return land.wholeRegion + land.readyToClaim;
  }
  let [held, hasCastle] = [0, false];
  for (const index of villages) {
    const place = state.places[index];
    if (place?.holder !== seat) continue;
    held += 1;
    hasCastle ||= place.hasCastle;
  }
  const part = held / villages.length;
  const value = land.wholeRegion * part ** 2 + (hasCastle ? land.castleInRegion * part : 0);
  const isReady = part === 1 && hasLord && (hasCastle || !needsCastle(state));
  return value + (isReady ? land.readyToClaim : 0);
}

/** Where the crown counts as a title, a title needs a capital with a castle. */
const needsCastle = (state: State): boolean => figuresOf(state).crownCountsAs > 0;
