import { fief1429Pieces as pieces } from "@seneschal/schema";
import type { Chance } from "../../core/chance.ts";
import type { Audience, Seat } from "../../core/ruleset.ts";
import { isCalamity } from "./cards/drawing.ts";
import type { Family, Offer, State } from "./state.ts";
import type { AnyCard, Calamity, Card, Fact, Told } from "./words.ts";

/** What shows a card or a vote that was hidden. */
export const reveals = ["CardPlayed", "CardDiscarded", "CardDrawn", "CalamityTurned", "VotesShown"] as const;

export const sees = (audience: Audience, seat: Seat): boolean => audience === "arbiter" || audience === seat;

export function tell(fact: Fact, audience: Audience): Told {
  if (fact.type === "CardDrawn" && !sees(audience, fact.seat)) return { ...fact, card: "hidden" };
  if (fact.type === "CalamityLaid" && audience !== "arbiter") return { ...fact, calamity: "hidden" };
  if (fact.type === "BallotCast" && !sees(audience, fact.seat)) {
    return { type: "MarkersLaid", seat: fact.seat, on: markersOf(fact) };
  }
  if ((fact.type === "OfferMade" || fact.type === "OfferTaken") && !isPartyTo(fact, audience)) return veiled(fact);
  return fact;
}

/** The two families of an offer see its cards. */
export const isPartyTo = ({ seat, to }: Pick<Offer, "seat" | "to">, audience: Audience): boolean =>
  sees(audience, seat) || sees(audience, to);
/** Its back alone. */
const hide = (card: Card | "none") => (card === "none" ? card : isCharacter(card) ? "character" : "event");
export const veiled = <Seen extends Offer>(offer: Seen) => ({
  ...offer,
  card: hide(offer.card),
  askedCard: hide(offer.askedCard),
});

/** Where the markers of a ballot lie, without their faces. F1429-4.3 */
export function markersOf({
  on,
  blank,
}: Extract<Fact, { readonly type: "BallotCast" }> | Omit<Extract<Fact, { readonly type: "BallotCast" }>, "type">) {
  return pieces.lords
    .flatMap((lord) => [on, blank].filter((one) => one === lord))
    .map((lord) => lord as Exclude<typeof on, "nobody">);
}

const characters: readonly string[] = pieces.characterCards;
export const isCharacter = (card: AnyCard): boolean => characters.includes(card);

/** Hands, piles, the track and the faces of ballots, dealt anew where this audience cannot look. */
export function redeal(state: State, audience: Audience, chance: Chance): State {
  if (audience === "arbiter") return state;
  const dealt = state.table.phase === "set-up" ? state : redealtCards(state, audience, chance);
  const { election } = dealt;
  if (election === null) return dealt;
  const ballots = election.ballots.map((ballot) =>
    sees(audience, ballot.seat) || chance.below(2) === 0 ? ballot : { ...ballot, on: ballot.blank, blank: ballot.on },
  );
  return { ...dealt, election: { ...election, ballots } };
}

function redealtCards(state: State, audience: Audience, chance: Chance): State {
  const { cards, families } = state;
  const isHidden = (offer: Offer) => offer.card !== "none" && !isPartyTo(offer, audience);
  const aside = state.offers.flatMap((offer) => (isHidden(offer) && offer.card !== "none" ? [offer.card] : []));
  const foreign = [...families.flatMap(({ hand }, seat) => (sees(audience, seat) ? [] : hand)), ...aside];
  const unseen = {
    characters: [...chance.shuffle([...cards.characters, ...foreign.filter(isCharacter)])],
    events: [
      ...chance.shuffle([
        ...cards.events.filter((card) => !isCalamity(card)),
        ...foreign.filter((card) => !isCharacter(card)),
      ]),
    ],
    calamities: [...chance.shuffle([...cards.events.filter(isCalamity), ...cards.track])],
  };
  const dealtFor = (card: Card): Card =>
    ((isCharacter(card) ? unseen.characters : unseen.events).pop() ?? card) as Card;
  const dealtHand = (family: Family): Family => ({ ...family, hand: family.hand.map(dealtFor) });
  const offers = state.offers.map((offer) =>
    isHidden(offer) && offer.card !== "none" ? { ...offer, card: dealtFor(offer.card) } : offer,
  );
  const dealt = families.map((family, seat) =>
    sees(audience, seat) || family.hand.length === 0 ? family : dealtHand(family),
  );
  const track: readonly Calamity[] = cards.track.map((card) => unseen.calamities.pop() ?? card);
  const events: readonly AnyCard[] = [...unseen.events, ...unseen.calamities];
  return { ...state, families: dealt, offers, cards: { ...cards, characters: unseen.characters, events, track } };
}
