import { expect } from "vitest";
import type { Chance } from "../core/chance.ts";
import { positionAfter } from "../core/position.ts";
import type { Refusal } from "../core/refusal.ts";
import type { Ruleset, Seat, Vocabulary } from "../core/ruleset.ts";
import { playedUntil } from "./played-until.ts";
import { noChance } from "./scripted-chance.ts";

const flow: readonly string[] = ["Settled", "Interrupted", "Answered"];

/** Rules as sentences: given these facts, when a seat asks for this, that follows, or a rule refuses it. */
export function given<Game extends Vocabulary>(ruleset: Ruleset<Game>, ...facts: readonly Game["fact"][]) {
  return givenPosition(ruleset, positionAfter(ruleset, facts));
}

export function givenPosition<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  state: Game["state"],
): GivenPosition<Game> {
  return {
    state,
    when: (seat: Seat, move: Game["move"], chance: Chance = noChance) => asked(ruleset, state, { seat, move, chance }),
    asks: (kind: string, ...seats: readonly Seat[]) =>
      expect(ruleset.question(state), "the question").toMatchObject({ kind, seats }),
    until: (kind: string, seat?: Seat) => givenPosition(ruleset, playedUntil(ruleset, state, [kind, seat])),
    isOver: () => expect(ruleset.question(state), "the question").toBeUndefined(),
  };
}

export interface GivenPosition<Game extends Vocabulary> {
  readonly state: Game["state"];
  when(seat: Seat, move: Game["move"], chance?: Chance): ReturnType<typeof asked<Game>>;
  /** What the table waits for. */
  asks(kind: string, ...seats: readonly Seat[]): void;
  /** The position in which this is asked, after everyone asked before has answered with the default choice. */
  until(kind: string, seat?: Seat): GivenPosition<Game>;
  isOver(): void;
}

type Asking<Move> = { readonly seat: Seat; readonly move: Move; readonly chance: Chance };

function asked<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  state: Game["state"],
  { seat, move, chance }: Asking<Game["move"]>,
) {
  const decision = ruleset.decide(state, seat, move, chance);
  const played = () => {
    if ("refusal" in decision) throw new Error(`${JSON.stringify(move)} was refused by ${decision.refusal.rule}`);
    return decision;
  };
  const facts = () => played().facts;
  const onwards = () => givenPosition(ruleset, played().state);
  return {
    /** These facts and no others, in this order; the flow of the agenda is left out. */
    follows(...expected: readonly Game["fact"][]) {
      expect(withoutFlow(facts())).toEqual(expected);
      return onwards();
    },
    /** These facts among others, in this order. */
    followsAmongOthers(...expected: readonly Game["fact"][]) {
      expectAmong(facts(), expected);
      return onwards();
    },
    /** It is accepted, whatever follows. */
    isPlayed: onwards,
    facts,
    refuses(rule: string) {
      const refusal: Refusal | undefined = "refusal" in decision ? decision.refusal : undefined;
      expect(refusal, `${JSON.stringify(move)} is refused`).toEqual({ rule });
    },
  };
}

/** All facts of these types, in this order. */
export function expectAmong<Fact extends { readonly type: string }>(
  facts: readonly Fact[],
  expected: readonly Fact[],
): void {
  const types = new Set(expected.map(({ type }) => type));
  expect(facts.filter(({ type }) => types.has(type))).toEqual(expected);
}

const withoutFlow = <Fact extends { readonly type: string }>(facts: readonly Fact[]) =>
  facts.filter(({ type }) => !flow.includes(type));
