import type { Seat } from "../../../../core/ruleset.ts";
import { figuresOf } from "../model/figures.ts";
import { kingIn, lordsOf, type Offer, type State, seatsOf } from "../model/state.ts";
import type { Card, Pledge } from "../model/types.ts";
import { votesOf } from "../rules/talks/votes.ts";
import { cardWorth } from "./people.ts";
import { weights } from "./weights.ts";

const { court } = weights;
const hundred = 100;

/** What candidates, requests, promises and open offers are worth to each family. */
export function courtFor(state: State): readonly number[] {
  const gains = seatsOf(state).map(() => 0);
  addElection(state, gains);
  addTrial(state, gains);
  addRequest(state, gains);
  for (const { seat, to } of state.alliances) add(gains, [seat, to], court.alliance);
  for (const { to } of state.passages) add(gains, [to], court.passage);
  for (const offer of state.offers) add(gains, [offer.seat], offerWorth(state, offer));
  return gains;
}

function add(gains: number[], seats: readonly Seat[], value: number): void {
  for (const seat of seats) gains[seat] = (gains[seat] ?? 0) + value;
}

const crownWorth = (state: State): number => (figuresOf(state).crownCountsAs > 0 ? weights.title : 0) + court.crown;

/** Each candidate has a chance by the square of the votes; families that have not voted are expected to vote for their own. */
function addElection(state: State, gains: number[]): void {
  const { candidates, ballots } = state;
  if (candidates.length === 0 || kingIn(state) !== undefined) return;
  const votes = candidates.map(() => 0.1);
  let against = 0;
  for (const seat of seatsOf(state)) {
    const ballot = ballots.find((one) => one.seat === seat);
    const own = candidates.find((one) => one.seat === seat)?.lord;
    const place = candidates.findIndex(({ lord }) => lord === (ballot === undefined ? own : ballot.on));
    const cast = ballot?.votes ?? electionVotesOf(state, seat);
    if (place >= 0) votes[place] = (votes[place] ?? 0) + cast;
    else if (ballot?.on === "against" || ballot === undefined) against += cast;
  }
  const all = votes.reduce((sum, one) => sum + one ** 2, against ** 2);
  for (const [place, { seat }] of candidates.entries()) {
    add(gains, [seat], (crownWorth(state) * (votes[place] ?? 0) ** 2) / all);
  }
}

/** Votes for the crown: of the clergy where they crown the king, else of all lords and titles. */
function electionVotesOf(state: State, seat: Seat): number {
  if (figuresOf(state).crownCountsAs === 0) return votesOf(state, seat);
  return lordsOf(state, seat).reduce((sum, { see, isCardinal }) => sum + (isCardinal ? 2 : see === null ? 0 : 1), 0);
}

/** The king, as far as the votes so far would depose him. */
function addTrial(state: State, gains: number[]): void {
  const king = kingIn(state);
  if (state.trial === null || king === undefined) return;
  let [keep, depose] = [0.5, 0.25];
  for (const { verdict, votes } of state.trial.verdicts) {
    if (verdict === "keep") keep += votes;
    if (verdict === "depose") depose += votes;
  }
  add(gains, [king.seat], (-crownWorth(state) * depose ** 2) / (keep ** 2 + depose ** 2));
}

function addRequest(state: State, gains: number[]): void {
  const step = state.agenda.pending[0]?.step;
  if (step?.type === "consent") add(gains, [step.matter.from], court.request[step.matter.kind]);
}

/** The card that is set aside, and part of what both gain if the offer is fair. */
function offerWorth(state: State, offer: Offer): number {
  const { seat, to, ecus, askedEcus, card, askedCard, pledge, askedPledge } = offer;
  const paid = (ecus - askedEcus) / hundred;
  const aside = worthTo(state, seat, card);
  const own = worthTo(state, seat, askedCard) + promiseWorth(askedPledge, pledge) - aside - paid;
  const theirs = worthTo(state, to, card) + promiseWorth(pledge, askedPledge) - worthTo(state, to, askedCard) + paid;
  const [least, most] = [Math.min(own, theirs), Math.max(own, theirs)];
  const isFair = least >= court.offerLeast && most <= court.offerMost && (ecus === 0 || askedEcus === 0);
  return aside + (isFair ? court.offer * least : 0);
}

const worthTo = (state: State, seat: Seat, card: Card | "none"): number =>
  card === "none" ? 0 : cardWorth(state, seat, card);

/** A promise for another: an alliance is mutual; villages are not for sale. */
function promiseWorth(gained: Pledge, given: Pledge): number {
  if (gained === "alliance" || given === "alliance") return court.alliance;
  const passage = (gained === "passage" ? court.passage : 0) - (given === "passage" ? court.passage : 0);
  return isVillage(gained) || isVillage(given) ? -weights.title : passage;
}
const isVillage = (pledge: Pledge): boolean => pledge.startsWith("village:");
