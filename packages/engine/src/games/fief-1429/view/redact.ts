import type { RevealingFacts } from "../../../core/revealing-facts.ts";
import type { Audience, Seat } from "../../../core/ruleset.ts";
import { placeOf } from "../model/atlas.ts";
import { backOf, faceDown, isPartyTo, markersOf, sees, shown, veiled } from "../model/hidden.ts";
import type { Offer } from "../model/state.ts";
import type { Fact, FactOf, Told } from "../model/types.ts";

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

export function redact(fact: Fact, audience: Audience): Told {
  switch (fact.type) {
    case "CardDrawn":
      return sees(audience, fact.seat) ? fact : { ...fact, card: "hidden" };
    case "CalamityLaid":
      return audience === "arbiter" ? fact : { ...fact, calamity: "hidden" };
    case "BallotCast":
      return ballotTold(fact, audience);
    case "OfferMade":
    case "OfferTaken":
      return offerTold(fact, audience);
    case "OfferEnded":
      return fact.room === null || isPartyTo(fact, audience) ? fact : { type: "Whispered", room: fact.room };
    case "MoneyGiven":
      return moneyTold(fact, audience);
    case "IncomeReceived":
    case "MillsPillaged": {
      const { isHidden, ...told } = fact;
      return isHidden && !sees(audience, fact.seat) ? { ...told, total: null } : told;
    }
    case "Recruited": {
      const { isHidden, ...told } = fact;
      return isHidden && !sees(audience, fact.seat) ? { ...told, village: null } : told;
    }
    case "MusterPlaced":
      return sees(audience, fact.seat) ? fact : { ...fact, posts: postsTold(fact.posts) };
    case "LeaveAsked":
    case "Marched": {
      const { isHidden, ...told } = fact;
      const isSeen = !isHidden || sees(audience, fact.seat);
      return { ...told, bands: fact.bands.map((band) => shown(band, isSeen)) };
    }
  }
  return fact;
}

// F1429-4.3, F1429-4.20
function ballotTold({ isSealed, ...told }: FactOf<"BallotCast">, audience: Audience): Told {
  if (sees(audience, told.seat)) return told;
  return isSealed === true
    ? { type: "BallotSealed", seat: told.seat }
    : { type: "MarkersLaid", seat: told.seat, on: markersOf(told) };
}

/** In the order of the map: that of the purchases, whose kinds were shown, would tell the kinds in each village. F1429-20.2 */
const postsTold = (posts: FactOf<"MusterPlaced">["posts"]) =>
  posts.toSorted((one, other) => placeOf(one.village).index - placeOf(other.village).index).map(faceDown);

function offerTold(fact: FactOf<"OfferMade"> | FactOf<"OfferTaken">, audience: Audience): Told {
  const { isHidden, ...told } = fact;
  if (isPartyTo(fact, audience)) return told;
  if (fact.room === null) return veiled(told, isHidden);
  return fact.type === "OfferMade" ? { type: "Whispered", room: fact.room } : tradeTold(fact, fact.room);
}

/** What everyone sees of a secret trade: how purses and hands have changed. */
function tradeTold({ seat, to, ecus, card, askedEcus, askedCard, isHidden }: FactOf<"OfferTaken">, room: Seat): Told {
  const balance = (back: "character" | "event") =>
    (backOf(card) === back ? 1 : 0) - (backOf(askedCard) === back ? 1 : 0);
  const [characters, events] = [balance("character"), balance("event")];
  return { type: "TradedInPrivate", room, seat, to, ecus: isHidden ? null : ecus - askedEcus, characters, events };
}

function moneyTold({ isHidden, ...told }: FactOf<"MoneyGiven">, audience: Audience): Told {
  if (!isHidden || audience === "arbiter") return told;
  const [isGiver, isReceiver] = [sees(audience, told.seat), sees(audience, told.to)];
  return {
    ...told,
    ecus: isGiver || isReceiver ? told.ecus : null,
    total: isGiver ? told.total : null,
    toTotal: isReceiver ? told.toTotal : null,
  };
}
