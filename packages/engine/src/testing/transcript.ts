import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";
import type { Bot } from "../bots/bot.ts";
import { random } from "../bots/random.ts";
import { selfPlay } from "../bots/self-play.ts";
import { seededChance } from "../core/chance.ts";
import type { Audience, Ruleset, Typed, Vocabulary } from "../core/ruleset.ts";
import { redactedFacts } from "../laws/redacted-facts.ts";

export interface Transcribed<Options> {
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
  /** Through whose eyes. */
  readonly audience: Audience;
  readonly bot?: Bot;
}

/** A game as text that a player can read: what each seat asked for, and what it was told. */
export function transcriptOf<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  { seats, options, seed, audience, bot = random }: Transcribed<Game["options"]>,
): string {
  const bots = Array.from({ length: seats }, () => bot);
  const game = selfPlay({ ruleset, seats, options, bots, chance: seededChance(seed) });
  const redact = (facts: readonly Game["fact"][]) =>
    redactedFacts(ruleset, facts, audience).map((one) => `   ${lineOf(one)}`);
  const moves = game.moments.flatMap(({ seat, move, facts }, at) => [
    `${at + 1}. Seat ${seat}: ${audience === seat || audience === "arbiter" ? lineOf(move) : move.type}`,
    ...redact(facts),
  ]);
  const ranking = ruleset.outcome(game.state)?.ranking ?? [];
  return [
    `${ruleset.id}, revision ${ruleset.revision}: ${seats} seats, seed ${seed}, as seen by ${audience}`,
    ...redact(game.opening),
    ...moves,
    ...ranking.map(({ seat, rank, score }) => `Rank ${rank}: seat ${seat} with ${score}`),
    "",
  ].join("\n");
}

/** Compares with the file next to the test; UPDATE_TRANSCRIPTS=1 writes it again, to be reviewed like code. */
export function matchesTranscript(address: URL, text: string): void {
  if (process.env.UPDATE_TRANSCRIPTS === "1") {
    mkdirSync(new URL(".", address), { recursive: true });
    writeFileSync(address, text);
  }
  expect(text).toBe(readFileSync(address, "utf8"));
}

/** `LordSent seat 1, round 2, tile (number 5, domain mill)`. */
function lineOf({ type, ...fields }: Typed): string {
  const words = wordsOf(fields);
  return words === "" ? type : `${type} ${words}`;
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(wordsOf).join("; ")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, member]) => `${name} ${isRecord(member) ? `(${wordsOf(member)})` : wordsOf(member)}`)
    .join(", ");
}
const isRecord = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
