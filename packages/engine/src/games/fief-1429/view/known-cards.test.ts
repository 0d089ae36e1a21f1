import { expect, it } from "vitest";
import { type Chance, seededChance } from "../../../core/chance.ts";
import { drawMove } from "../../../core/choice.ts";
import { positionAfter } from "../../../core/position.ts";
import type { Audience } from "../../../core/ruleset.ts";
import { type State, seatsOf } from "../model/state.ts";
import type { Fact, Move } from "../model/types.ts";
import { fief1429 } from "../ruleset.ts";
import { Memory } from "../testing/memory.fixture.ts";
import { plainOptions } from "../testing/realm.fixture.ts";
import { tradedRealm } from "../testing/traded-realm.fixture.ts";

const games = 6;
const movesMax = 250;
const weights: Partial<Record<Move["type"], number>> = { accept: 40, offer: 4, openRoom: 3, draw: 20, discard: 4 };

it.each([
  ["free diplomacy", "free"],
  ["embassies", "embassies"],
] as const)(
  "[F1429-18.11] with %s, all know what they could follow from what they saw, in games 1 to 6",
  (_, diplomacy) => {
    let moved = 0;
    for (let seed = 1; seed <= games; seed++) moved += mustRemember(seed, { ...plainOptions, diplomacy });
    expect(moved, "trades of cards").toBeGreaterThan(20);
  },
);

/** Plays at random, with many offers. Returns how many trades of cards there were. */
function mustRemember(seed: number, options: typeof plainOptions): number {
  const chance = seededChance(seed);
  const opening = tradedRealm.setUp({ seats: 4, options }, chance);
  let state = positionAfter(fief1429, opening);
  const audiences: readonly Audience[] = [...seatsOf(state), "spectator"];
  const memories = audiences.map((audience) => ({ audience, memory: new Memory(audience) }));
  let trades = tellAll(memories, opening);
  mustKnow(memories, state, `game ${seed} at the start`);
  for (let moves = 0; moves < movesMax && fief1429.outcome(state) === undefined; moves++) {
    const decision = anyMove(state, chance);
    state = decision.state;
    trades += tellAll(memories, decision.facts);
    mustKnow(memories, state, `game ${seed}, move ${moves}`);
  }
  return trades;
}

type Memories = readonly { readonly audience: Audience; readonly memory: Memory }[];

function tellAll(memories: Memories, facts: readonly Fact[]): number {
  for (const fact of facts) {
    for (const { audience, memory } of memories) {
      const told = fief1429.redact(fact, audience);
      if (told !== undefined) memory.hear(told);
    }
  }
  return facts.filter((fact) => fact.type === "OfferTaken" && (fact.card !== "none" || fact.askedCard !== "none"))
    .length;
}

function mustKnow(memories: Memories, state: State, when: string): void {
  for (const { audience, memory } of memories) {
    const { knownCards, families } = fief1429.view(state, audience);
    const known = knownCards.map(({ seat, card }) => `${seat} ${card}`).toSorted();
    expect(known, `what ${audience} knows in ${when}`).toEqual(memory.faces());
    for (const { seat, hand } of families) {
      if (seat !== audience && state.offers.every((one) => one.seat !== seat))
        expect(memory.counts(seat)).toEqual(hand);
    }
  }
}

function anyMove(state: State, chance: Chance) {
  const seats = seatsOf(state).filter((seat) => openTo(state, seat).length > 0);
  const seat = chance.pick(seats);
  const weighted = openTo(state, seat).flatMap((choice) =>
    Array.from({ length: weights[choice.type] ?? 1 }, () => choice),
  );
  const drawn = drawMove<Move>(chance.pick(weighted), chance);
  const hand = state.families[seat]?.hand ?? [];
  // Random offers seldom ask for a card that is there.
  const move = drawn.type === "offer" && hand.length > 0 ? { ...drawn, ...terms(state, drawn, chance) } : drawn;
  const decision = fief1429.decide(state, seat, move, chance);
  return "refusal" in decision ? played(state, seat, drawn, chance) : decision;
}

function terms({ families }: State, { to }: Extract<Move, { readonly type: "offer" }>, chance: Chance) {
  const theirs = families[to]?.hand ?? [];
  return { ecus: 0, askedEcus: 0, askedCard: chance.pick(["none" as const, ...theirs]) };
}

function played(state: State, seat: number, move: Move, chance: Chance) {
  const decision = fief1429.decide(state, seat, move, chance);
  if ("refusal" in decision) throw new Error(`${JSON.stringify(move)} is refused by ${decision.refusal.rule}`);
  return decision;
}

const openTo = (state: State, seat: number) =>
  fief1429.choices(state, seat).filter(({ blockedBy, type }) => blockedBy === undefined && type !== "give");
