import { createHash } from "node:crypto";
import type { AnyRuleset, Vocabulary } from "../../core/ruleset.ts";
import { type Recorded, recorded, type Setting } from "./recorded.ts";
import { toldTo } from "./told.ts";

/** A random game in one number: every word of it, as everybody is told it. */
export function retold<Options>(ruleset: AnyRuleset, setting: Setting<Options>): string {
  const game = recorded(ruleset, setting);
  const hash = createHash("sha256").update(JSON.stringify(game.opening));
  for (const moment of game.moments) hash.update(JSON.stringify(wordsOf(game, moment)));
  return hash.digest("hex");
}

const wordsOf = (
  { ruleset, audiences }: Recorded<Vocabulary>,
  { seat, move, facts, state }: Recorded<Vocabulary>["moments"][number],
) => ({
  seat,
  move,
  facts,
  state,
  choices: ruleset.choices(state, seat),
  seen: audiences.map((audience) => [ruleset.view(state, audience), toldTo(ruleset, facts, audience)]),
});
