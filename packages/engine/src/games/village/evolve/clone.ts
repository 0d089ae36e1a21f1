import type { Family, State } from "../model/state.ts";

// Each copy is written out part by part, so that all records of a kind are laid out alike in memory: a spread with
// changes gets a new hidden class each time, which slows down whatever then reads the record.

export const changedState = (
  was: State,
  {
    agenda = was.agenda,
    round = was.round,
    first = was.first,
    marker = was.marker,
    families = was.families,
    spaces = was.spaces,
    supply = was.supply,
    market = was.market,
    mass = was.mass,
    seal = was.seal,
    result = was.result,
  }: Partial<State>,
): State => ({
  agenda,
  box: was.box,
  round,
  first,
  marker,
  families,
  spaces,
  supply,
  market,
  mass,
  seal,
  result,
});

export const changedFamily = (
  was: Family,
  {
    stock = was.stock,
    prestige = was.prestige,
    clock = was.clock,
    members = was.members,
    cities = was.cities,
    served = was.served,
  }: Partial<Family>,
): Family => ({ stock, prestige, clock, members, cities, served });

export const copiedStock = (was: Family["stock"]): { -readonly [Ware in keyof Family["stock"]]: number } => ({
  orange: was.orange,
  green: was.green,
  brown: was.brown,
  pink: was.pink,
  coin: was.coin,
  grain: was.grain,
  scroll: was.scroll,
  horse: was.horse,
  plough: was.plough,
  ox: was.ox,
  wagon: was.wagon,
});
