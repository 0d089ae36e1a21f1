import type { Chance } from "../../core/chance.ts";
import type { RevealingFacts } from "../../core/revealing-facts.ts";
import type { Audience } from "../../core/ruleset.ts";
import { type Fact, heldBy, type RedactedFact, type State, seatsOf, sees } from "./peeking-position.fixture.ts";

export const revealingFacts: RevealingFacts<Fact> = {
  CardDrawn: ({ seat }) => [seat],
  CardPeeked: ({ seat }) => [seat],
  CardsShown: "everyone",
};

export function redact(fact: Fact, audience: Audience): RedactedFact {
  switch (fact.type) {
    case "CardDrawn":
    case "CardPeeked":
    case "CardChosen":
      return sees(audience, fact.seat) ? fact : { ...fact, card: "hidden" };
  }
  return fact;
}

export function view({ pile, hands, chosen, peeked, ...shown }: State, audience: Audience) {
  return {
    ...shown,
    pile: pile.length,
    hands: hands.map((hand, seat) => (sees(audience, seat) ? hand : hand.length)),
    chosen: chosen.map((card, seat) => (card === null || sees(audience, seat) ? card : "hidden")),
    peeked: peeked.map((one) => (sees(audience, one.seat) ? one : { ...one, card: "hidden" })),
  };
}

/** Every card that the audience does not see becomes another; those that it has peeked at stay where they are. */
export function redeal(state: State, audience: Audience, chance: Chance): State {
  if (audience === "arbiter") return state;
  const { peeked, pile } = state;
  const isKnown = (card: number) => peeked.some((one) => one.card === card && sees(audience, one.seat));
  const unknownOf = (cards: readonly number[]) => cards.filter((card) => !isKnown(card));
  const foreign = seatsOf(state).filter((seat) => !sees(audience, seat));
  const unseen = [...chance.shuffle([...pile, ...foreign.flatMap((seat) => unknownOf(heldBy(state, seat)))])];
  const held = seatsOf(state).map((seat) => {
    const cards = heldBy(state, seat);
    if (!foreign.includes(seat)) return cards;
    return chance.shuffle(cards.map((card) => (isKnown(card) ? card : (unseen.pop() ?? card))));
  });
  return withPeeksRedealt(
    withHands({ ...state, pile: unseen.toSorted((one, other) => one - other) }, held, audience),
    audience,
    chance,
  );
}

/** A foreign seat has chosen the last of its cards. */
function withHands(state: State, held: readonly (readonly number[])[], audience: Audience): State {
  const isDealt = (seat: number) => !sees(audience, seat);
  const sorted = (cards: readonly number[]) => cards.toSorted((one, other) => one - other);
  return {
    ...state,
    hands: state.hands.map((hand, seat) => (isDealt(seat) ? sorted((held[seat] ?? []).slice(0, hand.length)) : hand)),
    chosen: state.chosen.map((card, seat) => (card === null || !isDealt(seat) ? card : (held[seat]?.at(-1) ?? card))),
  };
}

/** What others have peeked at may be any card that the other seat holds. */
function withPeeksRedealt(state: State, audience: Audience, chance: Chance): State {
  const redealt = state.peeked.map((one) =>
    sees(audience, one.seat) ? one : { ...one, card: chance.pick(heldBy(state, one.at)) },
  );
  return { ...state, peeked: redealt };
}
