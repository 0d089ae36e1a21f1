import { pieces } from "@seneschal/schema/games/fief-classic";
import type { Chance } from "../../../../core/chance.ts";
import type { Audience } from "../../../../core/ruleset.ts";
import { changedFamily, changedState } from "../evolve/clone.ts";
import type { Offer, State } from "../model/state.ts";
import type { Card } from "../model/types.ts";
import { isPartyTo, sees } from "./redact.ts";

/** Each card that this audience cannot see becomes another of those that it cannot see. */
export function redeal(state: State, audience: Audience, chance: Chance): State {
  if (audience === "arbiter") return state;
  const { families, offers, cards } = state;
  const hands = families.flatMap(({ hand }, seat) => (sees(audience, seat) ? [] : hand));
  const aside = offers.flatMap((one) => (isPartyTo(one, audience) || one.card === "none" ? [] : [one.card]));
  const unseen = [...chance.shuffle([...cards.pile, ...hands, ...aside])];
  const dealt = (card: Card): Card => unseen.pop() ?? card;
  return changedState(state, {
    families: families.map((family, seat) =>
      sees(audience, seat) || family.hand.length === 0
        ? family
        : changedFamily(family, { hand: family.hand.map(dealt) }),
    ),
    offers: offers.map((one) => (isPartyTo(one, audience) ? one : offeredAnew(one, dealt, chance))),
    // Last, for it is what is left.
    cards: { pile: unseen, discards: cards.discards },
  });
}

const offeredAnew = (one: Offer, dealt: (card: Card) => Card, chance: Chance): Offer => ({
  ...one,
  card: one.card === "none" ? one.card : dealt(one.card),
  askedCard: one.askedCard === "none" ? one.askedCard : chance.pick(pieces.cards),
});
