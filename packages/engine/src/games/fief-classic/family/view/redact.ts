import type { RevealingFacts } from "../../../../core/revealing-facts.ts";
import type { Audience, Seat } from "../../../../core/ruleset.ts";
import { isPartyTo, sees } from "../model/hidden.ts";
import type { Offer } from "../model/state.ts";
import type { Card, Fact, RedactedFact } from "../model/types.ts";

const toSeat = ({ seat }: { readonly seat: Seat }) => [seat];
const toParties = ({ seat, to }: Pick<Offer, "seat" | "to">) => [seat, to];

/** What shows a card that was hidden, and what leaves no trace before third parties. */
export const revealingFacts: RevealingFacts<Fact> = {
  CardDealt: toSeat,
  LordArrived: "everyone",
  Ordained: "everyone",
  AttackLaid: "everyone",
  AttackAnswered: "everyone",
  CurseLifted: "everyone",
  CardReturned: "everyone",
  CardDiscarded: "everyone",
  TaxLaid: "everyone",
  OfferMade: toParties,
  OfferTaken: toParties,
  OfferEnded: toParties,
  SideTaken: "everyone",
  OccupantNamed: "everyone",
  VoteCast: "everyone",
  VerdictGiven: "everyone",
};

export function redact(fact: Fact, audience: Audience): RedactedFact {
  switch (fact.type) {
    case "CardDealt":
      return sees(audience, fact.seat) ? fact : { ...fact, card: "hidden" };
    case "OfferMade":
    case "OfferTaken":
      return isPartyTo(fact, audience) ? fact : veiled(fact);
  }
  return fact;
}

const faceDown = (card: Card | "none") => (card === "none" ? card : "hidden");
export const veiled = <Seen extends Offer>(offer: Seen) => ({
  ...offer,
  card: faceDown(offer.card),
  askedCard: faceDown(offer.askedCard),
});
