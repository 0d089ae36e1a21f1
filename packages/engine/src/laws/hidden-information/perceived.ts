import { isRevealedTo } from "../../core/revealing-facts.ts";
import type { Audience, Ruleset, Typed, Vocabulary } from "../../core/ruleset.ts";
import { difference, isSame } from "../difference.ts";
import { redactedFacts } from "../redacted-facts.ts";
import type { NotInView } from "../settings.ts";
import { visibleTo } from "./visible-to.ts";

/** What an audience reads of some facts, and what it sees after them. */
export interface Perceived<Game extends Vocabulary> {
  readonly redacted: readonly Game["redactedFact"][];
  /** Of facts that reveal something to this audience. */
  readonly revealed: readonly Game["redactedFact"][];
  /** Of all others. */
  readonly unrevealed: readonly Game["redactedFact"][];
  readonly seen: ReturnType<typeof visibleTo<Game>>;
}

export function perceived<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  { facts, state }: { readonly facts: readonly Game["fact"][]; readonly state: Game["state"] },
  audience: Audience,
): Perceived<Game> {
  const isRevealed = (fact: Game["fact"]) => isRevealedTo<Game["fact"]>(ruleset, fact, audience);
  return {
    redacted: redactedFacts(ruleset, facts, audience),
    revealed: redactedFacts(ruleset, facts.filter(isRevealed), audience),
    unrevealed: redactedFacts(
      ruleset,
      facts.filter((fact) => !isRevealed(fact)),
      audience,
    ),
    seen: visibleTo(ruleset, state, audience),
  };
}

/** The part of the redacted facts that may differ although the views are the same. */
type Part<Game extends Vocabulary> = (one: Perceived<Game>) => unknown;

/** The redacted facts are the same if and only if the views are, apart from the part that may differ. */
export function mustMatchView<Game extends Vocabulary>(
  pair: string,
  [here, there]: readonly [Perceived<Game>, Perceived<Game>],
  distinguishing: Part<Game>,
): void {
  const factsDiffer = difference(here.redacted, there.redacted);
  const viewsDiffer = difference(here.seen, there.seen);
  if (factsDiffer === undefined && viewsDiffer !== undefined) {
    throw new Error(`law 5: ${pair}: same facts, different views, ${viewsDiffer}`);
  }
  if (factsDiffer !== undefined && viewsDiffer === undefined && isSame(distinguishing(here), distinguishing(there))) {
    throw new Error(`law 5: ${pair}: same views, different facts, ${factsDiffer}`);
  }
}

/** The public fields of redacted facts that may leave no trace in the view. */
export function publicPart<Redacted extends Typed>(
  redacted: readonly Redacted[],
  notInView: NotInView<Redacted>,
): readonly object[] {
  const fieldsOf: Readonly<Record<string, "all" | readonly PropertyKey[] | undefined>> = notInView;
  return redacted.flatMap((one) => {
    const fields = fieldsOf[one.type];
    if (fields === undefined) return [];
    const isPublic = ([name]: [string, unknown]) => fields === "all" || name === "type" || fields.includes(name);
    return [Object.fromEntries(Object.entries(one).filter(isPublic))];
  });
}
