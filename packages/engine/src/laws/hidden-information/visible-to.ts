import type { Audience, Ruleset, Vocabulary } from "../../core/ruleset.ts";

/** All that an audience can ask about a position. */
export function visibleTo<Game extends Vocabulary>(ruleset: Ruleset<Game>, state: Game["state"], audience: Audience) {
  return {
    view: ruleset.view(state, audience),
    question: ruleset.question(state) ?? "none",
    choices: typeof audience === "number" ? ruleset.choices(state, audience) : [],
    turnLimit: ruleset.turnLimit?.of(state) ?? null,
    isSettingUp: ruleset.isSettingUp?.(state) ?? false,
    turn: ruleset.turn?.(state) ?? "none",
    outcome: ruleset.outcome(state) ?? "none",
    currentScores: ruleset.currentScores(state),
    rooms: ruleset.rooms?.(state) ?? [],
  };
}
