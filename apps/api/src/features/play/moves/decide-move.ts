import { isRevealing, type Seat, type Typed } from "@seneschal/engine";
import type { Mover } from "../../../domain/game/events.ts";
import type { Game } from "../../../domain/game/game.ts";
import { chanceOf } from "../../../domain/game/proof/chance.ts";
import type { RegisteredRuleset, RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import type { DecidedMove } from "../../../domain/game/transition.ts";
import type { Problem } from "../../../platform/http/problem.ts";
import { allAccepted, type Rejection, rejected } from "../../../platform/http/rejection.ts";
import { wrongRuleset } from "../game-access.ts";
import { fieldErrorsOf } from "./move-validation-errors.ts";

/** A move that a seat asks for. */
export interface MoveCommand {
  readonly game: Game;
  readonly seat: Seat;
  readonly move: Typed;
  readonly by: Mover;
}

/**
 * Decides a move with the random numbers of the game. Rejected as `not-your-turn`, or as `refused`, with the rule, if the
 * rules forbid it.
 */
export function decideMove(registry: RulesetRegistry, command: MoveCommand): DecidedMove | Rejection {
  const { game, seat, move, by } = command;
  const registered = registry.of(game.settings.ruleset);
  const { ruleset } = registered;
  const { chance, draws } = chanceOf(game);
  const decision = decideOrExplain(() => ruleset.decide(game.position, seat, move, chance), command);
  if ("refusal" in decision)
    return refusalOf(registered, { position: game.position, seat, move }, decision.refusal.rule);
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
function decideOrExplain<Answer>(decide: () => Answer, { game, seat, move }: MoveCommand): Answer {
  try {
    return decide();
  } catch (cause) {
    const where = `game ${game.id} at version ${game.version}, seat ${seat}, ${JSON.stringify(move)}`;
    throw new Error(`the rules failed on a move: ${where}`, { cause });
  }
}

interface RefusedMove {
  readonly position: unknown;
  readonly seat: Seat;
  readonly move: Typed;
}

/**
 * The rejection of a move that the rules refuse. Out of turn, the turn is the reason, whatever the rule says of such a
 * move: most rules say nothing of turns.
 */
export function refusalOf(
  registered: RegisteredRuleset,
  { position, seat, move }: RefusedMove,
  rule: string,
  place?: string,
): Rejection {
  const { ruleset } = registered;
  const asked = ruleset.question(position)?.seats ?? [];
  const isOutOfTurn = !asked.includes(seat) && ruleset.choices(position, seat).every(({ type }) => type !== move.type);
  const errorsOf = (message: string) => (place === undefined ? undefined : [{ path: place, message }]);
  if (!isOutOfTurn) return forbiddenBy(registered, rule, errorsOf(`Rule ${rule} forbids it.`));
  const waited = asked.length === 1 ? `seat ${asked[0]}` : `the seats ${asked.join(", ")}`;
  const detail = `The game waits for ${waited}, not for you (seat ${seat}). \`question.seats\` of the position names the seats that it waits for; the account stream tells when it is your turn.`;
  return rejected("not-your-turn", detail, { errors: errorsOf("It is not your turn.") });
}

/** The rejection of a move by a rule of the game, with the text of the rule. */
export function forbiddenBy(
  { ruleText }: Pick<RegisteredRuleset, "ruleText">,
  rule: string,
  errors?: Problem["extras"]["errors"],
): Rejection {
  const text = ruleText?.(rule);
  const reason = text === undefined ? `Rule ${rule} forbids it.` : `Rule ${rule} forbids it: ${text}`;
  const detail = `${reason} The position lists every move that is allowed.`;
  return rejected("refused", detail, errors === undefined ? { rule } : { rule, errors });
}

/** Parses the move of a request with the schema of the game. Rejected as `wrong-ruleset` if the request names another one. */
export function moveIn(
  registry: RulesetRegistry,
  game: Game,
  { ruleset, move }: { readonly ruleset?: string | undefined; readonly move: unknown },
): Typed | Rejection {
  return wrongRuleset(game, ruleset) ?? moveOf(registry, game, move, "move");
}

/** Parses several moves of one request, like `moveIn`. */
export function movesIn(
  registry: RulesetRegistry,
  game: Game,
  { ruleset, moves }: { readonly ruleset?: string | undefined; readonly moves: readonly unknown[] },
): readonly Typed[] | Rejection {
  const rejection = wrongRuleset(game, ruleset);
  return rejection ?? allAccepted(moves.map((move, place) => moveOf(registry, game, move, `moves/${place}`)));
}

/** `place` is the path of the move in the body, for errors. */
function moveOf(registry: RulesetRegistry, game: Game, input: unknown, place: string): Typed | Rejection {
  const { schema } = registry.of(game.settings.ruleset);
  const parsed = schema.move.safeParse(input);
  if (parsed.success) return parsed.data as Typed;
  const errors = [...fieldErrorsOf(schema.move, input, `body/${place}`)];
  return rejected("malformed-request", "This is not a move of this ruleset.", { errors });
}
