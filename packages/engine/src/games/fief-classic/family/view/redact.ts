import type { Audience } from "../../../../core/ruleset.ts";
import type { Offer } from "../model/state.ts";
import type { Card, Fact, Told } from "../model/types.ts";

/** What shows a card that was hidden, and what leaves no trace before third parties. */
export const revealingFacts = [
  "CardDealt",
  "LordArrived",
  "Ordained",
  "AttackLaid",
  "AttackAnswered",
  "CurseLifted",
  "CardReturned",
  "CardDiscarded",
  "TaxLaid",
  "OfferMade",
  "OfferTaken",
  "OfferEnded",
  "SideTaken",
  "OccupantNamed",
  "VoteCast",
  "VerdictGiven",
] as const;

export const sees = (audience: Audience, seat: number): boolean => audience === "arbiter" || audience === seat;

export function redact(fact: Fact, audience: Audience): Told {
  switch (fact.type) {
    case "CardDealt":
      return sees(audience, fact.seat) ? fact : { ...fact, card: "hidden" };
    case "OfferMade":
    case "OfferTaken":
      return isPartyTo(fact, audience) ? fact : veiled(fact);
  }
  return fact;
}

/** The two families of an offer see its cards. */
export const isPartyTo = ({ seat, to }: Pick<Offer, "seat" | "to">, audience: Audience): boolean =>
  sees(audience, seat) || sees(audience, to);
const faceDown = (card: Card | "none") => (card === "none" ? card : "hidden");
export const veiled = <Seen extends Offer>(offer: Seen) => ({
  ...offer,
  card: faceDown(offer.card),
  askedCard: faceDown(offer.askedCard),
});
