import { parseArgs } from "node:util";
import {
  type Choice,
  defaultMove,
  positionAfter,
  rulesets,
  type Seat,
  seededChance,
  type Typed,
} from "@seneschal/engine";
import { type Bot, bots, concluded, random } from "@seneschal/engine/bots";
import { optionsOf } from "./contest.ts";

/** How often each player of a Fief has to come to the table: see docs/experiments/visits.md. */
const { values } = parseArgs({
  options: {
    ruleset: { type: "string", default: "fief-1429" },
    seats: { type: "string", default: "4" },
    games: { type: "string", default: "10" },
    turns: { type: "string", default: "8" },
    seed: { type: "string", default: "1" },
    bot: { type: "string", default: "medium" },
  },
});
const ruleset = rulesets.find(({ id }) => id === values.ruleset);
if (ruleset === undefined) throw new Error(`no ruleset ${values.ruleset}`);
const seats = Number(values.seats);
const known: Readonly<Record<string, Bot>> = { ...bots, random };
const chosen = known[values.bot];
if (chosen === undefined) throw new Error(`no bot ${values.bot}`);
const bot = chosen;

/**
 * What a sensible player leaves to auto-replies: to pass where a question does not concern them, and to answer what
 * they would answer the same way every time.
 */
const leftToOrders: readonly string[] = ["weddings", "leave", "losses", "toll", "halving", "captives", "mourning"];
const passed: readonly string[] = ["window", "talks", "justice"];

for (const withOrders of [false, true]) {
  const visits = Array.from({ length: Number(values.games) }, (_, game) =>
    visitsIn(Number(values.seed) + game, withOrders),
  );
  const all = visits.flat();
  const mean = all.reduce((sum, visit) => sum + visit, 0) / all.length;
  const sorted = all.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  console.log(
    `${ruleset.id}, ${seats} seats, ${values.games} games of ${values.turns} turns, ${values.bot}, ` +
      `${withOrders ? "with" : "without"} auto-replies: ${mean.toFixed(1)} visits a player and turn ` +
      `(median ${at(0.5).toFixed(1)}, nine in ten at most ${at(0.9).toFixed(1)})`,
  );
}

/** Visits of each player in each turn of one game. */
function visitsIn(seed: number, withOrders: boolean): readonly number[] {
  if (ruleset === undefined) return [];
  const chance = seededChance(seed);
  const options = optionsOf(ruleset.id, { turns: Number(values.turns) });
  let state = positionAfter(ruleset, ruleset.setUp({ seats, options }, chance));
  const counts: number[][] = [];
  let sitting: Seat | undefined;
  for (let asked = ruleset.question(state); asked !== undefined; asked = ruleset.question(state)) {
    const { turn } = ruleset.view(state, "spectator") as { turn: number };
    const ordered = withOrders ? asked.seats.find((seat) => isOrdered(asked, seat)) : undefined;
    // A player at the board answers everything that is open before leaving.
    const seat = ordered ?? asked.seats.find((one) => one === sitting) ?? chance.pick(asked.seats);
    const defaultChoice = ruleset
      .choices(state, seat)
      .find((choice) => choice.isDefault && choice.blockedBy === undefined);
    const move: Typed =
      ordered !== undefined && defaultChoice !== undefined
        ? defaultMove(defaultChoice as Choice<Typed & never>)
        : concluded(bot({ ruleset, state, seat, chance }));
    if (ordered === undefined && seat !== sitting) {
      sitting = seat;
      const row = counts[turn] ?? Array.from({ length: seats }, () => 0);
      row[seat] = (row[seat] ?? 0) + 1;
      counts[turn] = row;
    }
    const decision = ruleset.decide(state, seat, move, chance);
    if ("refusal" in decision) throw new Error(`${move.type} was refused by ${decision.refusal.rule}`);
    state = decision.state;
  }
  // The set-up is no turn.
  return counts.slice(1).flat();
}

type Asked = { readonly kind: string; readonly affectedSeats: readonly Seat[] };
function isOrdered({ kind, affectedSeats }: Asked, seat: Seat): boolean {
  return leftToOrders.includes(kind) || (passed.includes(kind) && !affectedSeats.includes(seat));
}
