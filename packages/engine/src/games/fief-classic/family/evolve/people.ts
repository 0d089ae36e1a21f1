import type { Lord, State } from "../model/state.ts";
import type { FactOf, SeeCard } from "../model/types.ts";
import {
  discarding,
  type EvolversOf,
  eachChanged,
  tidied,
  withCards,
  withEcus,
  withFamily,
  withLord,
  without,
  withoutHandCard,
  withPlace,
  withRegion,
} from "./changes.ts";
import { changedRegion, changedState } from "./clone.ts";

export const peopleEvolvers: EvolversOf<
  | "LordArrived"
  | "Ordained"
  | "HatTaken"
  | "LordTested"
  | "LordDied"
  | "TitleTaken"
  | "TitleInherited"
  | "TitleLost"
  | "WardEnded"
  | "CandidateNamed"
  | "VoteCast"
  | "VotesCounted"
  | "Crowned"
  | "DepositionCalled"
  | "VerdictGiven"
  | "TrialEnded"
> = {
  LordArrived: arrived,
  Ordained: (state, { seat, lord, see }) => withLord(withoutHandCard(state, seat, `see-${see}`), lord, { see }),
  HatTaken: (state, { seat, lord, ecus }) =>
    withLord(withFamily(withEcus(state, seat, 0 - ecus), seat, { hasTakenHat: true }), lord, { isCardinal: true }),
  LordTested: (state) => state,
  LordDied: died,
  TitleTaken: (state, { region, seat, lord, capital }) =>
    withRegion(state, region, { title: { seat, lord }, capital, isWard: false }),
  TitleInherited: (state, { region, seat, lord }) => withRegion(state, region, { title: { seat, lord } }),
  TitleLost: (state, { region, to }) => withRegion(state, region, { title: null, isWard: to === "ward" }),
  WardEnded: (state, { region }) => withRegion(state, region, { isWard: false }),
  CandidateNamed: (state, { seat, lord }) =>
    changedState(state, { candidates: [...state.candidates.filter((one) => one.seat !== seat), { seat, lord }] }),
  VoteCast: (state, { type: _, ...ballot }) => changedState(state, { ballots: [...state.ballots, ballot] }),
  VotesCounted: (state) => changedState(state, { candidates: [], ballots: [] }),
  Crowned: (state, { lord }) => withLord(state, lord, { isKing: true }),
  DepositionCalled: (state, { seat }) => changedState(state, { trial: { by: seat, verdicts: [] } }),
  VerdictGiven: (state, { type: _, ...verdict }) =>
    state.trial === null
      ? state
      : changedState(state, { trial: { by: state.trial.by, verdicts: [...state.trial.verdicts, verdict] } }),
  TrialEnded: (state, { lord, isDeposed }) =>
    changedState(isDeposed ? withLord(state, lord, { isKing: false }) : state, { trial: null }),
};

function arrived(state: State, { seat, lord, village, road, from }: FactOf<"LordArrived">): State {
  const newcomer: Lord = { lord, seat, village, road, see: null, isCardinal: false, isKing: false, steps: 0 };
  const { pile, discards } = state.cards;
  const drawn =
    from === "hand"
      ? withoutHandCard(state, seat, lord)
      : withCards(state, from === "lot" ? { pile: without(pile, lord) } : { discards: without(discards, lord) });
  const placed = changedState(drawn, { lords: [...state.lords, newcomer] });
  if (road === null) return withPlace(placed, village, { holder: seat });
  const place = placed.places.find((one) => one.village === village);
  if (place === undefined || place.stances.some((one) => one.seat === seat)) return placed;
  return withPlace(placed, village, { stances: [...place.stances, { seat, stance: "guest" }] });
}

/** His cards go to the discards, the cardinal's and the king's to the bank; his fief stays in the family. */
function died(state: State, { lord: id }: FactOf<"LordDied">): State {
  const dead = state.lords.find(({ lord }) => lord === id);
  if (dead === undefined) return state;
  const cards: readonly SeeCard[] = dead.see === null ? [] : [`see-${dead.see}`];
  const buried = changedState(discarding(state, id, ...cards), {
    lords: state.lords.filter(({ lord }) => lord !== id),
    regions: eachChanged(state.regions, (region) =>
      region.title?.lord === id ? changedRegion(region, { title: { ...region.title, lord: null } }) : region,
    ),
    candidates: eachWithout(state.candidates, id),
  });
  return tidied(buried, dead.village);
}

const eachWithout = (candidates: State["candidates"], id: string): State["candidates"] =>
  candidates.some(({ lord }) => lord === id) ? candidates.filter(({ lord }) => lord !== id) : candidates;
