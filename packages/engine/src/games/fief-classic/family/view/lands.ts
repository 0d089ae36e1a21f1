import { placeOf, regionOnMap } from "../model/atlas.ts";
import { figuresOf } from "../model/figures.ts";
import {
  bishopOf,
  isBesieged,
  ownerOf,
  type Place,
  type Region,
  regionAround,
  type See,
  type State,
} from "../model/state.ts";
import type { View } from "../model/types.ts";
import { yieldOf } from "../rules/income.ts";

export function villageShown(state: State, place: Place): View["villages"][number] {
  const { village, holder, hasCastle, mills, presses, soldiers, gates, stances, isSallying } = place;
  const owner = ownerOf(state, village);
  const crop = yieldOf(state, village);
  const around = regionAround(state, village);
  return {
    village,
    region: placeOf(village).region,
    see: placeOf(village).see,
    holder: owner,
    isOccupied: holder !== null,
    hasCastle,
    isCapital: around.capital === village,
    mills,
    presses,
    soldiers,
    gates,
    stances,
    isBesieged: isBesieged(place),
    isSallying,
    curses: around.curses,
    pays: owner === null ? 0 : figuresOf(state).incomes.village + crop.mills + crop.presses,
  };
}

export const regionShown = (one: Region): View["regions"][number] => ({
  region: one.region,
  rank: regionOnMap(one.region).rank,
  curses: one.curses,
  hasRevolted: one.hasRevolted,
  title: one.title,
  capital: one.capital,
  isWard: one.isWard,
  tax: one.tax,
});

export function seeShown(state: State, { see, tithe }: See): View["sees"][number] {
  const bishop = bishopOf(state, see);
  return { see, bishop: bishop?.lord ?? null, seat: bishop?.seat ?? null, tithe };
}
