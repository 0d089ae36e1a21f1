import { isRevealedTo } from "../../core/revealing-facts.ts";
import type { Audience, Ruleset, Vocabulary } from "../../core/ruleset.ts";
import { isSame } from "../difference.ts";
import type { RecordedGame } from "../recorded-game.ts";

/**
 * A fact that some audiences see in part is shown in full only to those who may know it: the seat that moved, the `seat` of the
 * fact, and the audiences to which it reveals something. This needs no twin, so it checks every fact before every audience.
 */
export function mustShowInFullToFew<Game extends Vocabulary>({
  ruleset,
  opening,
  moments,
  audiences,
}: RecordedGame<Game>): void {
  const others = audiences.filter((audience) => audience !== "arbiter");
  for (const fact of opening) checkFact(ruleset, fact, others);
  for (const { seat, facts } of moments) {
    for (const fact of facts) {
      checkFact(
        ruleset,
        fact,
        others.filter((audience) => audience !== seat),
      );
    }
  }
}

function checkFact<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  fact: Game["fact"],
  audiences: readonly Audience[],
): void {
  const inFull = ruleset.redact(fact, "arbiter");
  const isInFull = (audience: Audience) => isSame(ruleset.redact(fact, audience), inFull);
  if (isInFull("spectator")) return;
  const isOwn = (audience: Audience) => "seat" in fact && fact.seat === audience;
  const wrong = audiences.find(
    (audience) => isInFull(audience) && !isOwn(audience) && !isRevealedTo<Game["fact"]>(ruleset, fact, audience),
  );
  if (wrong === undefined) return;
  throw new Error(`law 5: ${fact.type} is shown in full to ${wrong}, which may not know it`);
}
