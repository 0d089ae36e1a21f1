import type { RevealingFacts } from "../../../core/revealing-facts.ts";
import type { Audience, Seat } from "../../../core/ruleset.ts";
import { placeOf } from "../model/atlas.ts";
import { backOf, faceDown, isPartyTo, markersOf, sees, shown, veiled } from "../model/hidden.ts";
import { rankingInPoints } from "../model/ranking.ts";
import type { Offer } from "../model/state.ts";
import type { Fact, FactOf, RedactedFact } from "../model/types.ts";

const toSeat = ({ seat }: { readonly seat: Seat }) => [seat];
const toParties = ({ seat, to }: Pick<Offer, "seat" | "to">) => [seat, to];

/** What shows a card, a vote, a purse or troops that were hidden, and what leaves no trace before third parties. */
export const revealingFacts: RevealingFacts<Fact> = {
  CardPlayed: "everyone",
  CardDiscarded: "everyone",
  CalamityDropped: "everyone",
  CardDrawn: toSeat,
  CalamityTurned: "everyone",
  VotesShown: "everyone",
  RansomPaid: "everyone",
  RansomUnpaid: "everyone",
  TroopsShown: "everyone",
  TroopsLost: "everyone",
  TroopsReplaced: "everyone",
  RideDeclared: "everyone",
  BattleEnded: "everyone",
  OfferMade: toParties,
  OfferTaken: toParties,
  OfferEnded: toParties,
  MoneyGiven: toParties,
  RevoltCalmed: "everyone",
};

export function redact(fact: Fact, audience: Audience): RedactedFact {
  switch (fact.type) {
    case "CardDrawn":
      return sees(audience, fact.seat) ? fact : { ...fact, card: "hidden" };
    case "CalamityLaid":
      return audience === "arbiter" ? fact : { ...fact, calamity: "hidden" };
    case "BallotCast":
      return redactBallot(fact, audience);
    case "OfferMade":
    case "OfferTaken":
      return redactOffer(fact, audience);
    case "OfferEnded":
      return fact.room === null || isPartyTo(fact, audience) ? fact : { type: "Whispered", room: fact.room };
    case "MoneyGiven":
      return redactMoney(fact, audience);
    case "IncomeReceived":
    case "MillsPillaged": {
      const { isHidden, ...redacted } = fact;
      return isHidden && !sees(audience, fact.seat) ? { ...redacted, total: null } : redacted;
    }
    case "Recruited": {
      const { isHidden, ...redacted } = fact;
      return isHidden && !sees(audience, fact.seat) ? { ...redacted, village: null } : redacted;
    }
    case "GameEnded":
      return { ...fact, ranking: rankingInPoints(fact.ranking) };
    case "MusterPlaced":
      return sees(audience, fact.seat) ? fact : { ...fact, posts: redactPosts(fact.posts) };
    case "LeaveAsked":
    case "Marched": {
      const { isHidden, ...redacted } = fact;
      const isSeen = !isHidden || sees(audience, fact.seat);
      return { ...redacted, bands: fact.bands.map((band) => shown(band, isSeen)) };
    }
  }
  return fact;
}

// F1429-4.3, F1429-4.20
function redactBallot({ isSealed, ...redacted }: FactOf<"BallotCast">, audience: Audience): RedactedFact {
  if (sees(audience, redacted.seat)) return redacted;
  return isSealed === true
    ? { type: "BallotSealed", seat: redacted.seat }
    : { type: "MarkersLaid", seat: redacted.seat, on: markersOf(redacted) };
}

/** In the order of the map: that of the purchases, whose kinds were shown, would tell the kinds in each village. F1429-20.2 */
const redactPosts = (posts: FactOf<"MusterPlaced">["posts"]) =>
  posts.toSorted((one, other) => placeOf(one.village).index - placeOf(other.village).index).map(faceDown);

function redactOffer(fact: FactOf<"OfferMade"> | FactOf<"OfferTaken">, audience: Audience): RedactedFact {
  const { isHidden, ...redacted } = fact;
  if (isPartyTo(fact, audience)) return redacted;
  if (fact.room === null) return veiled(redacted, isHidden);
  return fact.type === "OfferMade" ? { type: "Whispered", room: fact.room } : redactTrade(fact, fact.room);
}

/** What everyone sees of a secret trade: how purses and hands have changed. */
function redactTrade(
  { seat, to, ecus, card, askedEcus, askedCard, isHidden }: FactOf<"OfferTaken">,
  room: Seat,
): RedactedFact {
  const balance = (back: "character" | "event") =>
    (backOf(card) === back ? 1 : 0) - (backOf(askedCard) === back ? 1 : 0);
  const [characters, events] = [balance("character"), balance("event")];
  return { type: "TradedInPrivate", room, seat, to, ecus: isHidden ? null : ecus - askedEcus, characters, events };
}

function redactMoney({ isHidden, ...redacted }: FactOf<"MoneyGiven">, audience: Audience): RedactedFact {
  if (!isHidden || audience === "arbiter") return redacted;
  const [isGiver, isReceiver] = [sees(audience, redacted.seat), sees(audience, redacted.to)];
  return {
    ...redacted,
    ecus: isGiver || isReceiver ? redacted.ecus : null,
    total: isGiver ? redacted.total : null,
    toTotal: isReceiver ? redacted.toTotal : null,
  };
}
