import { isRevealedTo } from "../../../core/revealing-facts.ts";
import type { Audience, Ruleset, Typed, Vocabulary } from "../../../core/ruleset.ts";
import { difference, isSame } from "../difference.ts";
import { redactedFacts } from "../redacted-facts.ts";
import type { NotInView } from "../settings.ts";
import { visibleTo } from "./visible-to.ts";

/** What an audience reads of some facts, and what it sees after them. */
export interface Perceived<Game extends Vocabulary> {
  readonly told: readonly Game["told"][];
  /** Told of facts that reveal something to this audience. */
  readonly revealed: readonly Game["told"][];
  /** Told of all others. */
  readonly unrevealed: readonly Game["told"][];
  readonly seen: ReturnType<typeof visibleTo<Game>>;
}

export function perceived<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  { facts, state }: { readonly facts: readonly Game["fact"][]; readonly state: Game["state"] },
  audience: Audience,
): Perceived<Game> {
  const isRevealed = (fact: Game["fact"]) => isRevealedTo<Game["fact"]>(ruleset, fact, audience);
  return {
    told: redactedFacts(ruleset, facts, audience),
    revealed: redactedFacts(ruleset, facts.filter(isRevealed), audience),
    unrevealed: redactedFacts(
      ruleset,
      facts.filter((fact) => !isRevealed(fact)),
      audience,
    ),
    seen: visibleTo(ruleset, state, audience),
  };
}

/** The part of what is told by which an audience may tell apart what it sees alike. */
type Part<Game extends Vocabulary> = (one: Perceived<Game>) => unknown;

/** Told alike if and only if seen alike, unless they may be told apart. */
export function mustTellAsSeen<Game extends Vocabulary>(
  pair: string,
  [here, there]: readonly [Perceived<Game>, Perceived<Game>],
  mayTellApart: Part<Game>,
): void {
  const toldApart = difference(here.told, there.told);
  const seenApart = difference(here.seen, there.seen);
  if (toldApart === undefined && seenApart !== undefined) {
    throw new Error(`law 5: ${pair}: told alike and seen differently, ${seenApart}`);
  }
  if (toldApart !== undefined && seenApart === undefined && isSame(mayTellApart(here), mayTellApart(there))) {
    throw new Error(`law 5: ${pair}: seen alike and told differently, ${toldApart}`);
  }
}

/** The public fields of what is told and may leave no trace in the view. */
export function publicPart<Told extends Typed>(told: readonly Told[], notInView: NotInView<Told>): readonly object[] {
  const fieldsOf: Readonly<Record<string, "all" | readonly PropertyKey[] | undefined>> = notInView;
  return told.flatMap((one) => {
    const fields = fieldsOf[one.type];
    if (fields === undefined) return [];
    const isPublic = ([name]: [string, unknown]) => fields === "all" || name === "type" || fields.includes(name);
    return [Object.fromEntries(Object.entries(one).filter(isPublic))];
  });
}
