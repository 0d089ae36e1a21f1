import { isRevealing, type Refusal, type Seat, type Typed } from "@seneschal/engine";
import type { Mover } from "../../../domain/game/events.ts";
import type { Game } from "../../../domain/game/game.ts";
import { chanceOf } from "../../../domain/game/proof/chance.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import type { DecidedMove } from "../../../domain/game/transition.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { fieldErrorsOf } from "./move-validation-errors.ts";

/** Decides a move. Throws the problem `refused` with the rule if it is forbidden. */
export function decideMove(registry: RulesetRegistry, game: Game, seat: Seat, move: Typed, by: Mover): DecidedMove {
  const decision = evaluateMove(registry, game, seat, move, by);
  if ("refusal" in decision) throw refusalProblem(decision.refusal.rule);
  return decision;
}

/** Decides a move with the random numbers of the game. Returns a refusal if the rules forbid it. */
export function evaluateMove(
  registry: RulesetRegistry,
  game: Game,
  seat: Seat,
  move: Typed,
  by: Mover,
): DecidedMove | { readonly refusal: Refusal } {
  const { ruleset } = registry.of(game.settings.ruleset);
  const { chance, draws } = chanceOf(game);
  const decision = decideOrExplain(() => ruleset.decide(game.position, seat, move, chance), game, seat, move);
  if ("refusal" in decision) return decision;
  const reveals = decision.facts.some((fact) => isRevealing(ruleset, fact));
  const canBeUndone = draws() === 0 && !reveals;
  const event = {
    type: "MovePlayed",
    seat,
    by,
    move,
    facts: decision.facts,
    draws: draws(),
    takeable: canBeUndone,
  } as const;
  return { event, position: decision.state };
}

/** If the rules throw, they have a bug: the error names game, version, seat and move. */
function decideOrExplain<Answer>(decide: () => Answer, { id, version }: Game, seat: Seat, move: Typed): Answer {
  try {
    return decide();
  } catch (cause) {
    const where = `game ${id} at version ${version}, seat ${seat}, ${JSON.stringify(move)}`;
    throw new Error(`the rules failed on a move: ${where}`, { cause });
  }
}

export function refusalProblem(rule: string, errors?: Problem["extras"]["errors"]): Problem {
  const detail = `Rule ${rule} forbids it. The position lists every move that is allowed.`;
  return new Problem("refused", detail, errors === undefined ? { rule } : { rule, errors });
}

/** Parses a move with the schema of the ruleset. `place` is its path in the body, for errors. */
export function moveOf(registry: RulesetRegistry, game: Game, asked: unknown, place: string): Typed {
  const { schema } = registry.of(game.settings.ruleset);
  const parsed = schema.move.safeParse(asked);
  if (parsed.success) return parsed.data as Typed;
  const errors = [...fieldErrorsOf(schema.move, asked, `body/${place}`)];
  throw new Problem("malformed-request", "This is not a move of this ruleset.", { errors });
}
