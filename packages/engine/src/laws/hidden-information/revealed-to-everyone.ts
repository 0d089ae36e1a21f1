import type { Vocabulary } from "../../core/ruleset.ts";
import { mustBeSame } from "../difference.ts";
import type { RecordedGame } from "../recorded-game.ts";

/** A fact that reveals something to everyone has no part that some may not read; otherwise it must name its seats. */
export function mustTellEveryone<Game extends Vocabulary>({
  ruleset,
  opening,
  moments,
  audiences,
}: RecordedGame<Game>): void {
  const recipients: Readonly<Record<string, unknown>> = ruleset.revealingFacts;
  for (const fact of [...opening, ...moments.flatMap(({ facts }) => facts)]) {
    if (recipients[fact.type] !== "everyone") continue;
    const inFull = ruleset.redact(fact, "arbiter");
    for (const audience of audiences) {
      const what = `law 5: ${fact.type}, revealed to everyone, as told to ${audience}`;
      mustBeSame(what, ruleset.redact(fact, audience), inFull);
    }
  }
}
