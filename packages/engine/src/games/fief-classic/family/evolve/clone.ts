import type { Family, Lord, Place, Region, State } from "../model/state.ts";

// Each copy is written out part by part, so that all records of a kind are laid out alike in memory. A spread with
// changes gets a new hidden class each time, and whatever then reads a lord or a village takes half as long again.

export const changedState = (
  was: State,
  {
    agenda = was.agenda,
    table = was.table,
    families = was.families,
    lords = was.lords,
    places = was.places,
    regions = was.regions,
    sees = was.sees,
    royalTaxes = was.royalTaxes,
    cards = was.cards,
    attack = was.attack,
    offers = was.offers,
    passages = was.passages,
    alliances = was.alliances,
    leagues = was.leagues,
    battle = was.battle,
    candidates = was.candidates,
    ballots = was.ballots,
    trial = was.trial,
    refusals = was.refusals,
    ending = was.ending,
  }: Partial<State>,
): State => ({
  agenda,
  table,
  families,
  lords,
  places,
  regions,
  sees,
  royalTaxes,
  cards,
  attack,
  offers,
  passages,
  alliances,
  leagues,
  battle,
  candidates,
  ballots,
  trial,
  refusals,
  ending,
});

export const changedFamily = (
  was: Family,
  {
    home = was.home,
    ecus = was.ecus,
    hand = was.hand,
    hasUsedCard = was.hasUsedCard,
    hasExchanged = was.hasExchanged,
    hasTakenHat = was.hasTakenHat,
  }: Partial<Family>,
): Family => ({
  home,
  ecus,
  hand,
  hasUsedCard,
  hasExchanged,
  hasTakenHat,
});

export const changedLord = (
  was: Lord,
  {
    lord = was.lord,
    seat = was.seat,
    village = was.village,
    road = was.road,
    see = was.see,
    isCardinal = was.isCardinal,
    isKing = was.isKing,
    steps = was.steps,
  }: Partial<Lord>,
): Lord => ({
  lord,
  seat,
  village,
  road,
  see,
  isCardinal,
  isKing,
  steps,
});

export const changedPlace = (
  was: Place,
  {
    village = was.village,
    holder = was.holder,
    hasCastle = was.hasCastle,
    mills = was.mills,
    presses = was.presses,
    soldiers = was.soldiers,
    gates = was.gates,
    stances = was.stances,
    isSallying = was.isSallying,
  }: Partial<Place>,
): Place => ({
  village,
  holder,
  hasCastle,
  mills,
  presses,
  soldiers,
  gates,
  stances,
  isSallying,
});

export const changedRegion = (
  was: Region,
  {
    region = was.region,
    curses = was.curses,
    title = was.title,
    capital = was.capital,
    isWard = was.isWard,
    hasRevolted = was.hasRevolted,
    tax = was.tax,
  }: Partial<Region>,
): Region => ({
  region,
  curses,
  title,
  capital,
  isWard,
  hasRevolted,
  tax,
});
