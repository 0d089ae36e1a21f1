import { parseArgs } from "node:util";
import { type AnyRuleset, rulesets, type Typed } from "@seneschal/engine";
import { grownRealm } from "../src/games/fief-classic/testing/grown-realm.fixture.ts";
import { optionsOf } from "./contest.ts";
import { clergyIn, type Edition, incomesIn, type Position, verdictVotesIn, votesIn } from "./fief-classic-books.ts";
import { randomGame } from "./random-game.ts";

/**
 * Counts income and votes of random games of both Fiefs of the eighties a second time, without any code of their rules:
 * see docs/experiments/recount.md. Fails at the first difference.
 */
const { values } = parseArgs({
  options: { games: { type: "string", default: "200" }, turns: { type: "string", default: "6" } },
});

for (const edition of ["fief-original", "fief-vitale"] as const) {
  const counted = { incomes: 0, votes: 0 };
  for (let seed = 1; seed <= Number(values.games); seed++) recount(edition, seed, counted);
  console.log(
    `${edition}, ${values.games} games: ${counted.incomes} incomes and ${counted.votes} votes counted again, no difference`,
  );
}

function recount(edition: Edition, seed: number, counted: { incomes: number; votes: number }): void {
  const ruleset = rulesets.find(({ id }) => id === edition);
  if (ruleset === undefined) throw new Error(`${edition} is not in the register`);
  // Half of the games begin in the middle, so that titles and bishops are in play.
  const grown = grownRealm as unknown as (edition: AnyRuleset) => AnyRuleset;
  const opening = seed % 2 === 0 ? ruleset : grown(ruleset);
  const options = optionsOf(edition, { goal: "none", turns: Number(values.turns) });
  for (const facts of randomGame({ ruleset, opening, seats: 2 + (seed % 5), options, seed })) {
    let due: readonly number[] | undefined;
    let paid = 0;
    for (const { state, fact } of facts) {
      const position = state as Position;
      if (fact.type === "IncomeReceived") {
        due ??= incomesIn(position, edition);
        mustBe(due, fact as Counted, "ecus", seed);
        paid += (fact as Counted).ecus;
        counted.incomes += 1;
      }
      if (fact.type === "VoteCast" || fact.type === "VerdictGiven") {
        mustBe(dueIn(position, edition, fact), fact as Counted, "votes", seed);
        counted.votes += 1;
      }
    }
    const total = due?.reduce((sum, ecus) => sum + ecus, 0) ?? 0;
    if (total !== paid) throw new Error(`seed ${seed}: ${paid} écus were paid; counted again, ${total}`);
  }
}

function dueIn(position: Position, edition: Edition, { type }: Typed): readonly number[] {
  if (type === "VerdictGiven") return verdictVotesIn(position);
  return edition === "fief-vitale" ? clergyIn(position) : votesIn(position);
}

type Counted = Typed & Readonly<{ seat: number; ecus: number; votes: number }>;

function mustBe(due: readonly number[], fact: Counted, field: "ecus" | "votes", seed: number): void {
  const { type, seat } = fact;
  if (due[seat] === fact[field]) return;
  throw new Error(`seed ${seed}: ${type} of seat ${seat} says ${fact[field]} ${field}; counted again, ${due[seat]}`);
}
