import { pieces } from "@seneschal/schema/games/fief-1429";
import type { Chance } from "../../../../core/chance.ts";
import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { without } from "../../evolve/changes.ts";
import { askedAgain, type ChoiceOf, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { type Cards, familyOf, type State } from "../../model/state.ts";
import { box } from "../../model/stock.ts";
import type { AnyCard, Calamity, Card, Fact } from "../../model/types.ts";
import { cardsHeldBy } from "../trade/offers.ts";

// F1429-6.1
export const discard: RuleOfMove<"discard"> = during("discarding", {
  rule: "F1429-6.1",
  choices: ({ state, seat }) => [
    { type: "discard", fields: { card: { oneOf: [...new Set(familyOf(state, seat).hand)] } } },
  ],
  facts: (at, { card }) => [{ type: "CardDiscarded", seat: at.seat, card }, askedAgain(at)],
});

export const drawing: RuleOfStep<"drawing"> = {
  asks: (state, step) => (pilesFor(state, step).length > 0 ? [step.seat] : nobody),
  run: () => [settled()],
};

type Draws = { readonly seat: Seat; readonly characters: number; readonly left: number };

/** The piles that this family may still draw from. */
function pilesFor(state: State, { seat, characters, left }: Draws): readonly ("character" | "event")[] {
  // F1429-6.2
  if (left === 0 || cardsHeldBy(state, seat) >= box.handMax) return [];
  const { cards } = state;
  const hasCharacters = characters > 0 && cards.characters.length + cards.characterDiscards.length > 0;
  // F1429-6.7
  const hasEvents = [...cards.events, ...cards.eventDiscards].some((card) => !isCalamity(card));
  return [...(hasCharacters ? ["character" as const] : []), ...(hasEvents ? ["event" as const] : [])];
}

const calamities: readonly AnyCard[] = pieces.calamities;
export const isCalamity = (card: AnyCard): card is Calamity => calamities.includes(card);

export const draw: RuleOfMove<"draw"> = during("drawing", {
  rule: "F1429-6.1",
  choices({ state, step }) {
    const open = pilesFor(state, step);
    const closed = (["character", "event"] as const).filter((pile) => !open.includes(pile));
    // The family has drawn its maximum of characters, or a pile is permanently empty.
    const blockingRules = { character: step.characters === 0 ? "F1429-6.1" : "F1429-6.7", event: "F1429-6.7" };
    return [
      { type: "draw", fields: { pile: { oneOf: open } } },
      ...closed.map(
        (pile): ChoiceOf<"draw"> => ({
          type: "draw",
          fields: { pile: { oneOf: [pile] } },
          blockedBy: blockingRules[pile],
        }),
      ),
    ];
  },
  facts({ state, seat, step }, { pile }, chance) {
    const { characters, left } = step;
    const spent = pile === "character" ? 1 : 0;
    const drawn =
      pile === "character" ? characterDrawn(state.cards, seat, chance) : eventDrawn(state.cards, seat, chance);
    return [...drawn, settled({ type: "drawing", seat, characters: characters - spent, left: left - 1 })];
  },
});

function characterDrawn({ characters, characterDiscards }: Cards, seat: Seat, chance: Chance): readonly Fact[] {
  const isRenewed = characters.length === 0;
  const card = chance.pick(isRenewed ? characterDiscards : characters);
  const drawn: Fact = { type: "CardDrawn", seat, pile: "character", card };
  // F1429-6.6
  return isRenewed ? [{ type: "PileRenewed", pile: "character", cards: characterDiscards.length }, drawn] : [drawn];
}

// F1429-6.3: calamities are set aside until an event comes.
function eventDrawn({ events, eventDiscards, track }: Cards, seat: Seat, chance: Chance): readonly Fact[] {
  const facts: Fact[] = [];
  let [pile, discards, laid] = [events, eventDiscards, track.length];
  for (;;) {
    if (pile.length === 0) {
      facts.push({ type: "PileRenewed", pile: "event", cards: discards.length });
      [pile, discards] = [discards, []];
    }
    const card = chance.pick(pile);
    pile = without(pile, card);
    if (!isCalamity(card)) return [...facts, { type: "CardDrawn", seat, pile: "event", card: card as Card }];
    const isLaid = laid < box.trackMax;
    facts.push({ type: isLaid ? "CalamityLaid" : "CalamityDropped", seat, calamity: card });
    if (isLaid) laid += 1;
    else discards = [...discards, card];
  }
}
