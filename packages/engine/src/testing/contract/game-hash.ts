import { createHash } from "node:crypto";
import type { AnyRuleset, Vocabulary } from "../../core/ruleset.ts";
import { type RecordedGame, recordGame, type Setting } from "../../laws/recorded-game.ts";
import { redactedFacts } from "../../laws/redacted-facts.ts";

/** A hash of a random game: everything in it, as each audience sees it. */
export function gameHash<Options>(ruleset: AnyRuleset, setting: Setting<Options>): string {
  const game = recordGame(ruleset, setting);
  const hash = createHash("sha256").update(JSON.stringify(game.opening));
  for (const moment of game.moments) hash.update(JSON.stringify(wordsOf(game, moment)));
  return hash.digest("hex");
}

const wordsOf = (
  { ruleset, audiences }: RecordedGame<Vocabulary>,
  { seat, move, facts, state }: RecordedGame<Vocabulary>["moments"][number],
) => ({
  seat,
  move,
  facts,
  state,
  choices: ruleset.choices(state, seat),
  seen: audiences.map((audience) => [ruleset.view(state, audience), redactedFacts(ruleset, facts, audience)]),
});
