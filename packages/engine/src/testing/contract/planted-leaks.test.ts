import { describe, expect, it } from "vitest";
import type { Audience, Ruleset } from "../../core/ruleset.ts";
import { lawsOf } from "../../laws/laws.ts";
import type { Settings } from "../../laws/settings.ts";
import { peekingContract } from "../toys/contracts-of-toys.fixture.ts";
import { peeking } from "../toys/peeking.fixture.ts";
import type { Fact, Peeking, RedactedFact, State } from "../toys/peeking-position.fixture.ts";
import { heldBy, sees } from "../toys/peeking-position.fixture.ts";
import { mustKeep } from "./describe-ruleset-contract.ts";

const { marked: _, ...withoutMarks } = peekingContract;

/**
 * Leaks planted in a game with a draw and a private look at a card: law 5 must report each, for this reason. Marks would
 * find most of them first.
 */
function leaks(reason: RegExp, fault: Partial<Ruleset<Peeking>>, settings: Settings<Peeking> = withoutMarks): void {
  const [law] = lawsOf(settings).filter(({ title }) => title.startsWith("law 5"));
  if (law === undefined) throw new Error("no law 5");
  expect(() => mustKeep({ ...peeking, ...fault }, settings, law)).toThrow(reason);
}

const telling = (
  type: Fact["type"],
  isShown: (fact: Fact, audience: Audience) => boolean,
): Partial<Ruleset<Peeking>> => ({
  redact: (fact, audience) =>
    fact.type === type && isShown(fact, audience) ? (fact as RedactedFact) : peeking.redact(fact, audience),
});
const revealing = (change: Partial<Ruleset<Peeking>["revealingFacts"]>) => ({
  revealingFacts: { ...peeking.revealingFacts, ...change },
});
const withoutRevealing = (type: "CardPeeked" | "CardDrawn") => {
  const { [type]: _, ...others } = peeking.revealingFacts;
  return { revealingFacts: others };
};
const everyone = () => true;
const inFull = /law 5: CardDrawn is shown in full to \d, which may not know it/;
const factsDiffer = /law 5: .*same views, different facts/;
const viewsDiffer = /law 5: .*same facts, different views/;
const redealt = /law 5: redealt for/;

describe("law 5 catches, of a card shown to one player", () => {
  it.each([
    ["that is told to everyone", {}],
    ["that is told to everyone and claimed to be revealed to everyone", revealing({ CardPeeked: "everyone" })],
    ["that is told to everyone and not listed as revealing", withoutRevealing("CardPeeked")],
  ])("one %s", (_, listed) => leaks(factsDiffer, { ...telling("CardPeeked", everyone), ...listed }));

  it.each([
    ["listed as revealing", {}],
    ["not listed", withoutRevealing("CardPeeked")],
  ])("one that is told to the player in whose hand it is, %s", (_, listed) => {
    const toOwner = telling("CardPeeked", (fact, audience) => fact.type === "CardPeeked" && sees(audience, fact.at));
    leaks(factsDiffer, { ...toOwner, ...listed });
  });

  it("one that is in everyone's view", () => {
    leaks(redealt, { view: (state, audience) => ({ seen: peeking.view(state, audience), peeked: state.peeked }) });
  });

  it("one that is in its player's view and was never told", () => {
    const redact: Ruleset<Peeking>["redact"] = (fact, audience) =>
      fact.type === "CardPeeked" ? { ...fact, card: "hidden" } : peeking.redact(fact, audience);
    leaks(viewsDiffer, { redact });
  });

  it("one that is said to be revealed to everyone and is not told to everyone", () => {
    leaks(/law 5: CardPeeked, revealed to everyone, as told to/, revealing({ CardPeeked: "everyone" }));
  });

  it("one that redealing forgets", () => {
    const redeal: Ruleset<Peeking>["redeal"] = (state, audience, chance) => {
      if (audience === "arbiter") return state;
      const forgotten = state.peeked.map((one) => (sees(audience, one.seat) ? { ...one, seat: one.at } : one));
      return { ...peeking.redeal({ ...state, peeked: forgotten }, audience, chance), peeked: state.peeked };
    };
    leaks(/law 5: redealing keeps what \d knows, cards peeked at/, { redeal });
  });
});

describe("law 5 catches, of a card that is drawn", () => {
  it.each([
    ["that is told to everyone", {}],
    ["that is told to everyone and claimed to be revealed to everyone", revealing({ CardDrawn: "everyone" })],
    ["that is told to everyone and not listed as revealing", withoutRevealing("CardDrawn")],
  ])("one %s", (_, listed) => leaks(factsDiffer, { ...telling("CardDrawn", everyone), ...listed }));

  it("one that is told to the next player only", () => {
    const isNext = (fact: Fact, audience: Audience) => fact.type === "CardDrawn" && sees(audience, fact.seat + 1);
    leaks(inFull, telling("CardDrawn", isNext));
  });

  it("one that is dealt in the opening alone and told to everyone", () => {
    const setUp: Ruleset<Peeking>["setUp"] = (table, chance) => {
      const opening = peeking.setUp(table, chance);
      const dealt = opening.flatMap((fact) => (fact.type === "CardDrawn" ? [fact.card] : []));
      return [...opening, { type: "CardsShown", cards: dealt.slice(0, 1) }];
    };
    const evolve: Ruleset<Peeking>["evolve"] = (state, fact) =>
      fact.type === "CardsShown" && fact.cards.length === 1 && state !== undefined
        ? state
        : peeking.evolve(state, fact);
    leaks(factsDiffer, { setUp, evolve });
  });
});

describe("law 5 catches, of cards chosen in secret", () => {
  it("a choice that is told", () => leaks(factsDiffer, telling("CardChosen", everyone)));
  it("a choice that is in the view", () => {
    leaks(redealt, { view: (state, audience) => ({ seen: peeking.view(state, audience), chosen: state.chosen }) });
  });
  it("a choice that redealing keeps", () => {
    const redeal: Ruleset<Peeking>["redeal"] = (state, ...rest) =>
      state.chosen.some((card) => card !== null) ? state : peeking.redeal(state, ...rest);
    leaks(/law 5: redealing never reaches foreign choices/, { redeal });
  });
  it("cards that are shown and not listed as revealing", () => {
    const { CardsShown: _, ...revealingFacts } = peeking.revealingFacts;
    leaks(/law 5: a secret that is marked is told to/, { revealingFacts }, peekingContract);
  });
  it("a score that counts hidden cards", () => {
    const total = (state: State, seat: number) => heldBy(state, seat).reduce((sum, card) => sum + card, 0);
    leaks(redealt, { currentScores: (state) => state.hands.map((_, seat) => total(state, seat)) });
  });
});

describe("law 5 catches, of marked secrets", () => {
  it("one that is told in a fact whose type is not in the view", () => {
    const decide: Ruleset<Peeking>["decide"] = (state, ...asked) => {
      const decision = peeking.decide(state, ...asked);
      if ("refusal" in decision) return decision;
      const die = (fact: Fact) => (fact.type === "DieRolled" ? { ...fact, die: state.pile[0] ?? 0 } : fact);
      return { ...decision, facts: decision.facts.map(die) };
    };
    leaks(/law 5: a secret that is marked is told to/, { decide }, peekingContract);
  });
});
