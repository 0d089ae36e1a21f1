import type { Family, Lord, Place, State } from "../model/state.ts";
import type { Band } from "../model/types.ts";

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
  fiefs: was.fiefs,
  sees: was.sees,
  papalTithe: was.papalTithe,
  cards: was.cards,
  estates: was.estates,
  offers: was.offers,
  knownCards: was.knownCards,
  rooms: was.rooms,
  passages: was.passages,
  waivers: was.waivers,
  relics: was.relics,
  fallen: was.fallen,
  election: was.election,
  march: was.march,
  battle: was.battle,
  revolt: was.revolt,
  refusals: was.refusals,
  ending: was.ending,
});

export const changedFamily = (was: Family, change: Partial<Family>): Family => Object.assign(copiedFamily(was), change);
const copiedFamily = (was: Family): Family => ({
  ecus: was.ecus,
  hand: was.hand,
  hasProposed: was.hasProposed,
  recruits: was.recruits,
  muster: was.muster,
  embassies: was.embassies,
  fought: was.fought,
});

export const changedLord = (was: Lord, change: Partial<Lord>): Lord => Object.assign(copiedLord(was), change);
const copiedLord = (was: Lord): Lord => ({
  lord: was.lord,
  seat: was.seat,
  village: was.village,
  isAway: was.isAway,
  road: was.road,
  guard: was.guard,
  spouse: was.spouse,
  fiefs: was.fiefs,
  bishopric: was.bishopric,
  electedIn: was.electedIn,
  cardinal: was.cardinal,
  crowns: was.crowns,
  hasHeir: was.hasHeir,
  isMaid: was.isMaid,
  isExcommunicated: was.isExcommunicated,
  isAuthor: was.isAuthor,
  hasPassage: was.hasPassage,
  isRiding: was.isRiding,
  steps: was.steps,
  hasFacedPlague: was.hasFacedPlague,
});

export const changedPlace = (was: Place, change: Partial<Place>): Place => Object.assign(copiedPlace(was), change);
const copiedPlace = (was: Place): Place => ({
  village: was.village,
  holder: was.holder,
  building: was.building,
  mills: was.mills,
  bands: was.bands,
  engines: was.engines,
  guests: was.guests,
});

export const changedBand = (was: Band, change: Partial<Band>): Band => Object.assign(copiedBand(was), change);
const copiedBand = (was: Band): Band => ({
  seat: was.seat,
  sergeants: was.sergeants,
  knights: was.knights,
  steps: was.steps,
  road: was.road,
  hasFacedPlague: was.hasFacedPlague,
  isRiding: was.isRiding,
});
