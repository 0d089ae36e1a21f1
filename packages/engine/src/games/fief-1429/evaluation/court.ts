import type { Seat } from "../../../core/ruleset.ts";
import { pointsOf, ransomOf } from "../model/offices.ts";
import { findLord, type Offer, type State, seatsOf } from "../model/state.ts";
import { box } from "../model/stock.ts";
import type { Card, Matter, Office } from "../model/types.ts";
import { mayStand, votesOf } from "../model/votes.ts";
import { cardWorth } from "./people.ts";
import { weights } from "./weights.ts";

const { court } = weights;
const votesForKing = 3;

/** What the election, the requests and the offers that are open promise to each family. */
export function courtFor(state: State): readonly number[] {
  const gains = seatsOf(state).map(() => 0);
  addElection(state, gains);
  addRequest(state, gains);
  for (const offer of state.offers) gains[offer.seat] = (gains[offer.seat] ?? 0) + offerWorth(state, offer);
  return gains;
}

/** Each candidate has a chance by the square of the votes; families that have not voted are expected to vote for their own. */
function addElection(state: State, gains: number[]): void {
  const { election } = state;
  if (election === null) return;
  const candidates = election.candidates.filter(({ lord: id }) => {
    const lord = findLord(state, id);
    return lord !== undefined && mayStand(election.office, lord);
  });
  const votes = new Map(candidates.map(({ lord }) => [lord as string, 0.1]));
  for (const seat of seatsOf(state)) {
    const ballot = election.ballots.find((one) => one.seat === seat);
    const on = ballot === undefined ? candidates.find((one) => one.seat === seat)?.lord : ballot.on;
    if (on !== undefined && votes.has(on)) {
      votes.set(on, (votes.get(on) ?? 0) + votesOf(state, election.office, seat));
    }
  }
  const all = [...votes.values()].reduce((sum, one) => sum + one ** 2, 0);
  for (const { seat, lord } of candidates) {
    const own = votes.get(lord) ?? 0;
    gains[seat] = (gains[seat] ?? 0) + (officeWorth(election.office, own) * own ** 2) / all;
  }
}

function officeWorth(office: Office, votes: number): number {
  if (office === "pope") return court.pope;
  if (office !== "king") return court.bishop;
  return votes < votesForKing ? court.tooFewVotes * court.king : court.king;
}

/** What a family has asked another for. */
function addRequest(state: State, gains: number[]): void {
  const step = state.agenda.pending[0]?.step;
  if (step?.type !== "consent") return;
  const { matter } = step;
  gains[matter.from] = (gains[matter.from] ?? 0) + requestWorth(state, matter);
}

function requestWorth(state: State, matter: Matter): number {
  const { request } = court;
  switch (matter.kind) {
    case "marriage":
      return winsAlone(state, matter.from) ? 0 - request.marriage : request.marriage;
    case "annulment":
      return winsAlone(state, matter.from) ? request.other : request.annulment;
    case "hat":
    case "waiver":
      return request[matter.kind];
    case "ransom": {
      const lord = findLord(state, matter.lord);
      return lord === undefined ? 0 : request.ransom * (ransomOf(lord) / 2 - matter.ecus);
    }
    case "lodging":
    case "refuge":
    case "relic":
      return request.other;
  }
}

/** A family with enough points wins if it has no ally. */
const winsAlone = (state: State, seat: Seat): boolean => pointsOf(state, seat) >= pointsAlone;
const pointsAlone = 3;

/** The card that is set aside, and part of what both gain if the offer is fair: one pays, or cards change hands. */
function offerWorth(state: State, { seat, to, ecus, askedEcus, card, askedCard, pledge, askedPledge }: Offer): number {
  const paid = ecus - askedEcus;
  const aside = worthTo(state, seat, card);
  const own = worthTo(state, seat, askedCard) - aside - paid;
  const theirs = worthTo(state, to, card) - worthTo(state, to, askedCard) + paid;
  const [least, most] = [Math.min(own, theirs), Math.max(own, theirs)];
  const isSimple = pledge === "none" && askedPledge === "none" && (ecus === 0 || askedEcus === 0);
  const isFair = isSimple && least >= court.offerLeast && most <= court.offerMost;
  return aside + (isFair ? court.offer * least : 0);
}

function worthTo(state: State, seat: Seat, card: Card | "none"): number {
  if (card === "none") return 0;
  const lords = state.lords.filter((lord) => lord.seat === seat).length;
  return cardWorth(card, box.lordsMax - lords);
}
