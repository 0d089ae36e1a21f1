import type { Family, Lord, Place, State } from "../state.ts";
import type { Band } from "../words.ts";

// Each copy is written out part by part, so that all records of a kind are laid out alike in memory. A spread with
// changes lays them out anew wherever it stands, and whatever then reads a lord or a village takes half as long again.

export const changedState = (
  was: State,
  {
    agenda = was.agenda,
    table = was.table,
    families = was.families,
    lords = was.lords,
    places = was.places,
    fiefs = was.fiefs,
    sees = was.sees,
    papalTithe = was.papalTithe,
    cards = was.cards,
    estates = was.estates,
    offers = was.offers,
    election = was.election,
    march = was.march,
    battle = was.battle,
    revolt = was.revolt,
    ending = was.ending,
  }: Partial<State>,
): State => ({
  agenda,
  table,
  families,
  lords,
  places,
  fiefs,
  sees,
  papalTithe,
  cards,
  estates,
  offers,
  election,
  march,
  battle,
  revolt,
  ending,
});

export const changedFamily = (
  was: Family,
  {
    ecus = was.ecus,
    hand = was.hand,
    hasProposed = was.hasProposed,
    recruits = was.recruits,
    fought = was.fought,
  }: Partial<Family>,
): Family => ({
  ecus,
  hand,
  hasProposed,
  recruits,
  fought,
});

export const changedLord = (
  was: Lord,
  {
    lord = was.lord,
    seat = was.seat,
    village = was.village,
    isAway = was.isAway,
    road = was.road,
    guard = was.guard,
    spouse = was.spouse,
    fiefs = was.fiefs,
    bishopric = was.bishopric,
    electedIn = was.electedIn,
    cardinal = was.cardinal,
    crowns = was.crowns,
    hasHeir = was.hasHeir,
    isMaid = was.isMaid,
    isExcommunicated = was.isExcommunicated,
    isAuthor = was.isAuthor,
    hasPassage = was.hasPassage,
    isRiding = was.isRiding,
    steps = was.steps,
    hasFacedPlague = was.hasFacedPlague,
  }: Partial<Lord>,
): Lord => ({
  lord,
  seat,
  village,
  isAway,
  road,
  guard,
  spouse,
  fiefs,
  bishopric,
  electedIn,
  cardinal,
  crowns,
  hasHeir,
  isMaid,
  isExcommunicated,
  isAuthor,
  hasPassage,
  isRiding,
  steps,
  hasFacedPlague,
});

export const changedPlace = (
  was: Place,
  {
    village = was.village,
    holder = was.holder,
    building = was.building,
    mills = was.mills,
    bands = was.bands,
    engines = was.engines,
    guests = was.guests,
  }: Partial<Place>,
): Place => ({
  village,
  holder,
  building,
  mills,
  bands,
  engines,
  guests,
});

export const changedBand = (
  was: Band,
  {
    seat = was.seat,
    sergeants = was.sergeants,
    knights = was.knights,
    steps = was.steps,
    road = was.road,
    hasFacedPlague = was.hasFacedPlague,
    isRiding = was.isRiding,
  }: Partial<Band>,
): Band => ({
  seat,
  sergeants,
  knights,
  steps,
  road,
  hasFacedPlague,
  isRiding,
});
