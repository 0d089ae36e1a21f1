import type { Ruleset, TournamentPlan, TournamentTemplates } from "../../../../lib/api-client/types.ts";
import { copyOf } from "../draft/copy.ts";
import { draftFor, draftOf, type TournamentDraft } from "../draft/draft.ts";

interface Choices {
  /** The rulesets of the server, at least one. */
  readonly rulesets: readonly Ruleset[];
  readonly templates: TournamentTemplates;
  readonly copied: TournamentPlan | undefined;
  /** The name of a new tournament. */
  readonly name: string;
  readonly now: Date;
}

/** The settings that a starting point stands for; the default ones if their game no longer exists. */
export function startingDraft(chosen: string, { rulesets, templates, copied, name, now }: Choices): TournamentDraft {
  const [first] = rulesets as readonly [Ruleset, ...Ruleset[]];
  const isPlayable = ({ ruleset }: TournamentPlan) => rulesets.some(({ id }) => id === ruleset);
  if (chosen === "copy" && copied !== undefined && isPlayable(copied)) return copyOf(copied, now);
  const own = templates.own.find(({ id }) => id === chosen)?.plan as TournamentPlan | undefined;
  if (own !== undefined && isPlayable(own)) return draftOf(own);
  const readyMade = templates.readyMade.find(({ id }) => id === chosen)?.plan;
  return readyMade === undefined ? draftFor(first, name) : { ...draftOf(readyMade), name };
}
