import { parseArgs } from "node:util";
import { type AnyRuleset, rulesets, type Typed } from "@seneschal/engine";
import { grownRealm } from "../src/games/fief-1429/testing/grown-realm.fixture.ts";
import { optionsOf } from "./contest.ts";
import { incomesIn, type Position, votesIn } from "./fief-1429-books.ts";
import { randomGame } from "./random-game.ts";

/**
 * Counts income and votes of random games of Fief 1429 a second time, without any code of its rules: see
 * docs/experiments/recount.md. Fails at the first difference.
 */
const { values } = parseArgs({
  options: { games: { type: "string", default: "200" }, turns: { type: "string", default: "6" } },
});
const found = rulesets.find(({ id }) => id === "fief-1429");
if (found === undefined) throw new Error("Fief 1429 is not in the register");
const ruleset = found;

const counted = { incomes: 0, votes: 0 };
for (let seed = 1; seed <= Number(values.games); seed++) recount(seed);
console.log(
  `${values.games} games: ${counted.incomes} incomes and ${counted.votes} votes counted again, no difference`,
);

/** Every option on and off in turn, with 3 to 6 families. */
function optionsFor(seed: number) {
  const isOn = (period: number) => seed % period >= period / 2;
  return optionsOf(ruleset.id, {
    turns: Number(values.turns),
    diplomacy: isOn(2) ? "embassies" : "free",
    hasRelics: isOn(4),
    isFoggy: isOn(8),
    isMoneyHidden: isOn(16),
    areVotesInTurn: isOn(6),
    arePrisonersStrict: isOn(10),
  });
}

/** Compares each income and each vote of a game with the position before it. */
function recount(seed: number): void {
  const seats = 3 + (seed % 4);
  // Half of the games begin in the middle, so that offices are in play.
  const opening: AnyRuleset = seed % 2 === 0 ? ruleset : (grownRealm as unknown as AnyRuleset);
  for (const facts of randomGame({ ruleset, opening, seats, options: optionsFor(seed), seed })) {
    let paidFrom: unknown;
    for (const { state, fact } of facts) {
      if (fact.type === "IncomeReceived") {
        paidFrom ??= state;
        mustBeIncome(paidFrom as Position, fact as IncomeReceived, seed);
      }
      if (fact.type === "VotesShown") mustBeVotes(state as Position, fact as VotesShown, seed);
    }
  }
}

type IncomeReceived = Typed & Readonly<{ seat: number; ecus: number }>;
type VotesShown = Typed & Readonly<{ office: string; ballots: readonly Readonly<{ seat: number; votes: number }>[] }>;

function mustBeIncome(position: Position, { seat, ecus }: IncomeReceived, seed: number): void {
  const due = incomesIn(position)[seat];
  if (due !== ecus) throw new Error(`seed ${seed}: seat ${seat} received ${ecus} écus; counted again, ${due}`);
  counted.incomes += 1;
}

function mustBeVotes(position: Position, { office, ballots }: VotesShown, seed: number): void {
  for (const { seat, votes } of ballots) {
    const due = votesIn(position, office)[seat];
    if (due !== votes)
      throw new Error(`seed ${seed}: seat ${seat} has ${votes} votes for ${office}; counted again, ${due}`);
    counted.votes += 1;
  }
}
