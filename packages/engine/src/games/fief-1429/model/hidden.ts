import { pieces } from "@seneschal/schema/games/fief-1429";
import type { Audience, Seat } from "../../../core/ruleset.ts";
import { familyOf, type Offer, pawnsIn, type State } from "./state.ts";
import type { AnyCard, Band, BandShown, Card, FactOf } from "./types.ts";

export const sees = (audience: Audience, seat: Seat): boolean => audience === "arbiter" || audience === seat;

export const faceDown = <Kinds extends object>(kinds: Kinds) => ({ ...kinds, sergeants: null, knights: null });
/** In the fog the kinds of its pawns are hidden. */
export const shown = (band: Band, isSeen: boolean): BandShown => {
  const counted = { ...band, pawns: pawnsIn(band) };
  return isSeen ? counted : faceDown(counted);
};

/** What is offered in a room, as outsiders see it. */
export const isSecretFrom = (offer: Offer, audience: Audience): boolean =>
  offer.room !== null && !isPartyTo(offer, audience);
/** What this audience sees in a purse, including what is set aside in an offer that it does not know of. F1429-18.6 */
export const purseOf = (state: State, seat: Seat, audience: Audience): number =>
  whispersOf(state, seat, audience).reduce((sum, { ecus }) => sum + ecus, familyOf(state, seat).ecus);
export const whispersOf = ({ offers }: State, seat: Seat, audience: Audience): readonly Offer[] =>
  offers.filter((offer) => offer.seat === seat && isSecretFrom(offer, audience));
/** The two families of an offer see its cards. */
export const isPartyTo = ({ seat, to }: Pick<Offer, "seat" | "to">, audience: Audience): boolean =>
  sees(audience, seat) || sees(audience, to);
/** The cards of a family that this audience cannot look into: its hand, and what is set aside in offers to others. */
export const cardsHiddenFrom = ({ families, offers }: Pick<State, "families" | "offers">, seat: Seat, by: Audience) => [
  ...(families[seat]?.hand ?? []),
  ...offers.flatMap((one) => (one.seat === seat && one.card !== "none" && !isPartyTo(one, by) ? [one.card] : [])),
];
/** Its back alone. */
export const backOf = (card: Card | "none"): "none" | "character" | "event" =>
  card === "none" ? card : isCharacter(card) ? "character" : "event";
export const veiled = <Seen extends Offer>(offer: Seen, isMoneyHidden: boolean) => ({
  ...offer,
  card: backOf(offer.card),
  askedCard: backOf(offer.askedCard),
  ecus: isMoneyHidden ? null : offer.ecus,
  askedEcus: isMoneyHidden ? null : offer.askedEcus,
});

/** Where the markers of a ballot are, without their faces. F1429-4.3 */
export function markersOf({ on, blank }: Pick<FactOf<"BallotCast">, "on" | "blank">) {
  return pieces.lords.flatMap((lord) => [on, blank].flatMap((one) => (one === lord ? [lord] : [])));
}

const characters: readonly string[] = pieces.characterCards;
export const isCharacter = (card: AnyCard): boolean => characters.includes(card);
