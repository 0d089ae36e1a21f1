import type { Audience, Ruleset, Vocabulary } from "../core/ruleset.ts";

/** What an audience reads of these facts. */
export const redactedFacts = <Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  facts: readonly Game["fact"][],
  audience: Audience,
): readonly Game["redactedFact"][] =>
  facts.map((fact) => ruleset.redact(fact, audience)).filter((redacted) => redacted !== undefined);
