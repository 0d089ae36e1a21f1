import type { Chance } from "../../core/chance.ts";
import type { RevealingFacts } from "../../core/revealing-facts.ts";
import type { Audience, Seat } from "../../core/ruleset.ts";
import {
  type Card,
  type Fact,
  type FeudState,
  type Name,
  namesOfSeats,
  type Offer,
  type Place,
  type RedactedFact,
  type Village,
  type Vote,
} from "./feud-position.fixture.ts";

/** Who sees what at a feud, and what else it could be. */
export const sees = (audience: Audience, ...seats: readonly Seat[]) =>
  audience === "arbiter" || seats.some((seat) => seat === audience);

export const revealingFacts: RevealingFacts<Fact> = {
  CardDrawn: ({ seat }) => [seat],
  OfferMade: ({ seat, to }) => [seat, to],
  VotesShown: "everyone",
  BattleBegan: "everyone",
  BattleEnded: "everyone",
  StancesShown: "everyone",
  RoundFought: "everyone",
};

export function redact(fact: Fact, audience: Audience): RedactedFact {
  if (fact.type === "CardDrawn") return sees(audience, fact.seat) ? fact : { ...fact, card: "hidden" };
  if (fact.type === "VoteCast") return sees(audience, fact.seat) ? fact : tokensOf(fact);
  if (fact.type === "OfferMade") return offerSeenBy(fact, audience);
  if (fact.type === "Redeployed") return sees(audience, fact.seat) ? fact : { ...fact, pawns: "hidden" };
  if (fact.type === "StanceTaken" && !sees(audience, fact.seat)) return { type: "StanceChosen", seat: fact.seat };
  return fact;
}
/** Both tokens lie there, in an order that tells nothing. */
const tokensOf = ({ seat, on, bluff }: Vote<Name>): RedactedFact => ({
  type: "TokensPlaced",
  seat,
  on: namesOfSeats.flatMap((name) => [on, bluff].filter((one) => one === name)),
});
const offerSeenBy = (offer: Offer<Card>, audience: Audience): Offer<Card | "hidden"> =>
  offer.card === "none" || sees(audience, offer.seat, offer.to) ? offer : { ...offer, card: "hidden" };

export function view({ houses, villages, pile, votes, offers, stances, ...shown }: FeudState, audience: Audience) {
  const isSeen = (seat: Seat) => sees(audience, seat);
  return {
    ...shown,
    houses: houses.map(({ hand, ...house }, seat) => ({ ...house, hand: isSeen(seat) ? hand : hand.length })),
    villages: villages.map((village) => (isSeen(village.holder) ? village : { ...village, pawns: "hidden" })),
    troops: houses.map((_, seat) => troopsOf(villages, seat)),
    pile: pile.length,
    votes: votes.map((vote) => redact(vote, audience)),
    offers: offers.map((offer) => offerSeenBy(offer, audience)),
    stances: stances.map((stance) => redact(stance, audience)),
  };
}
const troopsOf = (villages: readonly Village[], seat: Seat) =>
  villages.reduce((sum, { holder, pawns }) => (holder === seat ? sum + pawns : sum), 0);

/** Deals again what the audience cannot see: cards, faces of tokens, stances, and where troops stand. */
export function redeal(state: FeudState, audience: Audience, chance: Chance): FeudState {
  if (audience === "arbiter") return state;
  return withCardsDealt({ ...state, ...secretsRedealt(state, audience, chance) }, audience, chance);
}
function secretsRedealt({ votes, stances, villages, houses, battle }: FeudState, audience: Audience, chance: Chance) {
  const embattled = battle === "none" ? "none" : battle.place;
  return {
    votes: votes.map((vote) => (sees(audience, vote.seat) || chance.below(2) === 0 ? vote : swapped(vote))),
    stances: stances.map((one) =>
      sees(audience, one.seat) ? one : { ...one, stance: chance.pick(["stand", "withdraw"] as const) },
    ),
    villages: houses.reduce<readonly Village[]>(
      (all, _, seat) =>
        sees(audience, seat)
          ? all
          : withTroopsSpread(
              all,
              all.filter(({ holder, place }) => holder === seat && place !== embattled),
              chance,
            ),
      villages,
    ),
  };
}
const swapped = (vote: Vote<Name>): Vote<Name> => ({ ...vote, on: vote.bluff, bluff: vote.on });
function withTroopsSpread(villages: readonly Village[], held: readonly Village[], chance: Chance): readonly Village[] {
  const troops = held.reduce((sum, { pawns }) => sum + pawns, 0);
  const posts = Array.from({ length: troops }, () => chance.pick(held).place);
  const pawnsAt = (place: Place) => posts.filter((post) => post === place).length;
  return villages.map((village) => (held.includes(village) ? { ...village, pawns: pawnsAt(village.place) } : village));
}
function withCardsDealt(state: FeudState, audience: Audience, chance: Chance): FeudState {
  const hidden = (offer: Offer<Card>) => offer.card !== "none" && !sees(audience, offer.seat, offer.to);
  const unseen = [
    ...state.pile,
    ...state.houses.flatMap(({ hand }, seat) => (sees(audience, seat) ? [] : hand)),
    ...state.offers.flatMap((offer) => (hidden(offer) && offer.card !== "none" ? [offer.card] : [])),
  ];
  const deal = chance.shuffle(unseen).values();
  const dealt = (card: Card) => deal.next().value ?? card;
  return {
    ...state,
    houses: state.houses.map((house, seat) =>
      sees(audience, seat) ? house : { ...house, hand: house.hand.map(dealt) },
    ),
    offers: state.offers.map((offer) =>
      hidden(offer) && offer.card !== "none" ? { ...offer, card: dealt(offer.card) } : offer,
    ),
    pile: state.pile.map(dealt),
  };
}
