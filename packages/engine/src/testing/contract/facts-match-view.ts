import type { Moment } from "../../bots/self-play.ts";
import { type Chance, seededChance } from "../../core/chance.ts";
import { type Choice, covers, drawMove } from "../../core/choice.ts";
import type { Audience, Ruleset, Typed, Vocabulary } from "../../core/ruleset.ts";
import { brief, difference, isSame } from "./difference.ts";
import type { RecordedGame } from "./recorded-game.ts";
import { redactedFacts } from "./redacted-facts.ts";
import { visibleTo } from "./visible-to.ts";

const otherMovesEach = 6;

/** Redacted facts are equal if and only if the views are, unless a revealing fact differs. */
export function mustRedactAsSeen<Game extends Vocabulary>(
  { ruleset, chance }: RecordedGame<Game>,
  { before, seat, move }: Moment<Game>,
  audience: Audience,
  twin: Game["state"],
): void {
  const seed = chance.below(2 ** 30);
  const follow = (state: Game["state"], one: Game["move"]) =>
    followed(ruleset, { state, seat, move: one, audience, seed });
  const here = follow(before, move);
  const open = ruleset.choices(twin, seat).filter(({ barred }) => barred === undefined);
  const others = audience === seat || open.length === 0 ? [] : otherMoves<Game["move"]>(move, open, chance);
  if (here === undefined) throw new Error(`law 5: ${brief(move)} is refused the second time`);
  for (const one of [move, ...others].filter((each) => open.some((choice) => covers(choice, each)))) {
    const there = follow(twin, one);
    if (there === undefined) throw new Error(`law 5: ${brief(one)} is offered in a twin and refused`);
    const toldApart = difference(here.told, there.told);
    const seenApart = difference(here.seen, there.seen);
    const pair = `${brief(move)} and ${brief(one)}, before ${audience}`;
    if (toldApart === undefined && seenApart !== undefined) {
      throw new Error(`law 5: ${pair}: told alike and seen differently, ${seenApart}`);
    }
    if (toldApart !== undefined && seenApart === undefined && isSame(here.revealed, there.revealed)) {
      throw new Error(`law 5: ${pair}: seen alike and told differently, ${toldApart}`);
    }
  }
}

/** Some that are quite different, and some that differ in one field alone, which may be the secret one. */
function otherMoves<Move extends Typed>(move: Move, open: readonly Choice<Move>[], chance: Chance): readonly Move[] {
  return Array.from({ length: otherMovesEach }, () => {
    const other = drawMove<Move>(chance.pick(open), chance);
    if (other.type !== move.type || chance.below(2) === 0) return other;
    const [name, value] = chance.pick(Object.entries(other));
    return { ...move, [name]: value };
  });
}

interface Following<Game extends Vocabulary> {
  readonly state: Game["state"];
  readonly seat: number;
  readonly move: Game["move"];
  readonly audience: Audience;
  readonly seed: number;
}

function followed<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  { state, seat, move, audience, seed }: Following<Game>,
) {
  const decision = ruleset.decide(state, seat, move, seededChance(seed));
  if ("refusal" in decision) return undefined;
  const { facts, state: after } = decision;
  return {
    told: redactedFacts(ruleset, facts, audience),
    seen: visibleTo(ruleset, after, audience),
    revealed: facts.filter(({ type }) => ruleset.revealingFacts.includes(type)),
  };
}
