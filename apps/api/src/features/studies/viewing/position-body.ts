import { leadsOf } from "@seneschal/engine/report";
import type { Study } from "../../../domain/study/study.ts";
import { studyPosition } from "../positions.ts";
import type { StudyDeps, StudyPosition } from "../types.ts";

/** The position at a node, with everything that is hidden in games, and what each seat can do. */
export async function positionBody(deps: StudyDeps, study: Study, node: number): Promise<StudyPosition> {
  const { ruleset } = deps.registry.of(study.ruleset);
  const position = await studyPosition(deps, study, node);
  const seats = Array.from({ length: study.seats }, (_, seat) => seat);
  const choices = seats.map((seat) => ({ seat, choices: deps.games.choicesOf(ruleset, position, seat) }));
  return {
    ruleset: study.ruleset,
    study: study.id,
    version: study.version,
    node,
    view: ruleset.view(position, "arbiter"),
    question: ruleset.question(position) ?? null,
    choices: choices.filter((one) => one.choices.length > 0),
    outcome: ruleset.outcome(position) ?? null,
    scores: ruleset.currentScores(position),
    leads: leadsOf(ruleset, position),
  } as StudyPosition;
}
