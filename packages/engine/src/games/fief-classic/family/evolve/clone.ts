import type { Family, Lord, Place, Region, State } from "../model/state.ts";

// Each copy is written out part by part, so that all records of a kind are laid out alike in memory: a spread with
// changes gets a new hidden class each time, and whatever then reads a lord or a village takes half as long again.
// What changes is assigned to the copy: checking every part for changes took three times as long.

export const changedState = (was: State, change: Partial<State>): State => Object.assign(copiedState(was), change);
const copiedState = (was: State): State => ({
  agenda: was.agenda,
  table: was.table,
  families: was.families,
  lords: was.lords,
  places: was.places,
  regions: was.regions,
  sees: was.sees,
  royalTaxes: was.royalTaxes,
  cards: was.cards,
  attack: was.attack,
  offers: was.offers,
  knownCards: was.knownCards,
  passages: was.passages,
  alliances: was.alliances,
  leagues: was.leagues,
  battle: was.battle,
  candidates: was.candidates,
  ballots: was.ballots,
  trial: was.trial,
  refusals: was.refusals,
  ending: was.ending,
});

export const changedFamily = (was: Family, change: Partial<Family>): Family => Object.assign(copiedFamily(was), change);
const copiedFamily = (was: Family): Family => ({
  home: was.home,
  ecus: was.ecus,
  hand: was.hand,
  hasUsedCard: was.hasUsedCard,
  hasExchanged: was.hasExchanged,
  hasTakenHat: was.hasTakenHat,
});

export const changedLord = (was: Lord, change: Partial<Lord>): Lord => Object.assign(copiedLord(was), change);
const copiedLord = (was: Lord): Lord => ({
  lord: was.lord,
  seat: was.seat,
  village: was.village,
  road: was.road,
  see: was.see,
  isCardinal: was.isCardinal,
  isKing: was.isKing,
  steps: was.steps,
});

export const changedPlace = (was: Place, change: Partial<Place>): Place => Object.assign(copiedPlace(was), change);
const copiedPlace = (was: Place): Place => ({
  village: was.village,
  holder: was.holder,
  hasCastle: was.hasCastle,
  mills: was.mills,
  presses: was.presses,
  soldiers: was.soldiers,
  gates: was.gates,
  stances: was.stances,
  isSallying: was.isSallying,
});

export const changedRegion = (was: Region, change: Partial<Region>): Region => Object.assign(copiedRegion(was), change);
const copiedRegion = (was: Region): Region => ({
  region: was.region,
  curses: was.curses,
  title: was.title,
  capital: was.capital,
  isWard: was.isWard,
  hasRevolted: was.hasRevolted,
  tax: was.tax,
});
