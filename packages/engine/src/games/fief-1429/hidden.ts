import { fief1429Pieces as pieces } from "@seneschal/schema";
import type { Audience, Seat } from "../../core/ruleset.ts";
import { familyOf, type Offer, pawnsIn, type State } from "./state.ts";
import type { AnyCard, Band, BandShown, Card, Fact, FactOf, Told } from "./words.ts";

/** What shows a card, a vote, a purse or troops that were hidden, and what leaves no trace before third parties. */
export const reveals = [
  "CardPlayed",
  "CardDiscarded",
  "CardDrawn",
  "CalamityTurned",
  "VotesShown",
  "RansomPaid",
  "RansomUnpaid",
  "TroopsShown",
  "TroopsLost",
  "TroopsReplaced",
  "RideDeclared",
  "BattleEnded",
  "OfferMade",
  "OfferTaken",
  "OfferEnded",
  "MoneyGiven",
  "RevoltCalmed",
] as const;

export const sees = (audience: Audience, seat: Seat): boolean => audience === "arbiter" || audience === seat;

export function tell(fact: Fact, audience: Audience): Told {
  switch (fact.type) {
    case "CardDrawn":
      return sees(audience, fact.seat) ? fact : { ...fact, card: "hidden" };
    case "CalamityLaid":
      return audience === "arbiter" ? fact : { ...fact, calamity: "hidden" };
    case "BallotCast":
      return sees(audience, fact.seat) ? fact : { type: "MarkersLaid", seat: fact.seat, on: markersOf(fact) };
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
      return sees(audience, fact.seat) ? fact : { ...fact, posts: fact.posts.map(faceDown) };
    case "LeaveAsked":
    case "Marched": {
      const { isHidden, ...told } = fact;
      const isSeen = !isHidden || sees(audience, fact.seat);
      return { ...told, bands: fact.bands.map((band) => shown(band, isSeen)) };
    }
  }
  return fact;
}

function offerTold(fact: FactOf<"OfferMade"> | FactOf<"OfferTaken">, audience: Audience): Told {
  const { isHidden, ...told } = fact;
  if (isPartyTo(fact, audience)) return told;
  if (fact.room === null) return veiled(told, isHidden);
  return fact.type === "OfferMade" ? { type: "Whispered", room: fact.room } : tradeTold(fact, fact.room);
}

/** What everybody sees of a secret trade: how purses and hands have changed. */
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

const faceDown = <Kinds extends object>(kinds: Kinds) => ({ ...kinds, sergeants: null, knights: null });
/** In the fog the kinds of its pawns are hidden. */
export const shown = (band: Band, isSeen: boolean): BandShown => {
  const counted = { ...band, pawns: pawnsIn(band) };
  return isSeen ? counted : faceDown(counted);
};

/** What is offered in a room, before those who are no party to it. */
export const isSecretFrom = (offer: Offer, audience: Audience): boolean =>
  offer.room !== null && !isPartyTo(offer, audience);
/** What this audience sees in a chest: with what is set aside in an offer of which it does not know. F1429-18.6 */
export const purseOf = (state: State, seat: Seat, audience: Audience): number =>
  whispersOf(state, seat, audience).reduce((sum, { ecus }) => sum + ecus, familyOf(state, seat).ecus);
export const whispersOf = ({ offers }: State, seat: Seat, audience: Audience): readonly Offer[] =>
  offers.filter((offer) => offer.seat === seat && isSecretFrom(offer, audience));
/** The two families of an offer see its cards. */
export const isPartyTo = ({ seat, to }: Pick<Offer, "seat" | "to">, audience: Audience): boolean =>
  sees(audience, seat) || sees(audience, to);
/** Its back alone. */
const backOf = (card: Card | "none") => (card === "none" ? card : isCharacter(card) ? "character" : "event");
export const veiled = <Seen extends Offer>(offer: Seen, isMoneyHidden: boolean) => ({
  ...offer,
  card: backOf(offer.card),
  askedCard: backOf(offer.askedCard),
  ecus: isMoneyHidden ? null : offer.ecus,
  askedEcus: isMoneyHidden ? null : offer.askedEcus,
});

/** Where the markers of a ballot lie, without their faces. F1429-4.3 */
export function markersOf({ on, blank }: Pick<FactOf<"BallotCast">, "on" | "blank">) {
  return pieces.lords.flatMap((lord) => [on, blank].flatMap((one) => (one === lord ? [lord] : [])));
}

const characters: readonly string[] = pieces.characterCards;
export const isCharacter = (card: AnyCard): boolean => characters.includes(card);
