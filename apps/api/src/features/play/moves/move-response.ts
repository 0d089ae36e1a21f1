import { isDeepStrictEqual } from "node:util";
import { type Game, seatOf } from "../../../domain/game/game.ts";
import { type Outcome, stateAfter } from "../../../event-store/execute-command.ts";
import type { LoadedStep } from "../../../event-store/loading/game-loader.ts";
import type { DraftRequest, PlayDeps, Played, PlayedDraft, PlayerCommand } from "../types.ts";
import { positionOf, redactedFacts } from "../viewing/game-view.ts";

/** The steps of a move. A repeated request gets the same ones. */
export async function moveSteps(
  deps: PlayDeps,
  id: string,
  outcome: Outcome<Game, LoadedStep>,
): Promise<readonly LoadedStep[]> {
  return outcome.type === "appended" ? outcome.steps : stepsOf(deps, id, versionServed(outcome));
}

/** What a client needs to know of a move if it does not want the position: the version after it, and the digest. */
export function moveReceiptOf(steps: readonly LoadedStep[]) {
  const game = gameAfter(steps);
  return { "preference-applied": "return=minimal", "game-version": game.version, "game-digest": game.digest };
}

/** The first version that an earlier request with the same key appended. */
function versionServed(outcome: Outcome<Game, LoadedStep>): number {
  if (outcome.type === "repeated") return outcome.version;
  throw new Error(`a move left game ${stateAfter(outcome).id} unchanged`);
}

/** The response to a draft: the number of moves that were played, and their facts. */
export async function draftResponse(
  deps: PlayDeps,
  { game: id, player, body: { moves } }: PlayerCommand<DraftRequest>,
  outcome: Outcome<Game, LoadedStep>,
): Promise<PlayedDraft> {
  const steps =
    outcome.type === "appended" ? outcome.steps : await draftStepsOf(deps, id, moves, versionServed(outcome));
  const played = steps.filter(({ stored: { event } }) => event.type === "MovePlayed").length;
  return { ...moveResultOf(deps, player, steps), played };
}

/** The steps of an earlier draft: its moves up to the first that drew or revealed something. */
async function draftStepsOf({ store }: PlayDeps, id: string, moves: readonly unknown[], version: number) {
  const steps = await store.stepsAfter(id, version - 1, moves.length + 1);
  const isMine = ({ stored: { event } }: LoadedStep, place: number) =>
    event.type === "MovePlayed" && isDeepStrictEqual(event.move, moves[place]);
  const isLast = ({ stored: { event } }: LoadedStep) => event.type === "MovePlayed" && !event.takeable;
  const other = steps.findIndex((step, place) => !isMine(step, place));
  const own = other === -1 ? steps : steps.slice(0, other);
  const end = own.findIndex(isLast);
  const played = end === -1 ? own : own.slice(0, end + 1);
  const next = steps[played.length];
  return next?.stored.event.type === "GameFinished" ? [...played, next] : played;
}

/** The steps of an earlier move: its event, and the end of the game if it followed. */
async function stepsOf({ store }: PlayDeps, id: string, version: number): Promise<readonly LoadedStep[]> {
  const [first, next] = await store.stepsAfter(id, version - 1, 2);
  if (first === undefined) throw new Error(`version ${version} of game ${id} was served but does not exist`);
  return next?.stored.event.type === "GameFinished" ? [first, next] : [first];
}

/** The result of a move: its facts and the position after it, as its player sees them. */
export function moveResultOf({ registry }: PlayDeps, player: string, steps: readonly LoadedStep[]): Played {
  const game = gameAfter(steps);
  const seat = seatOf(game, player);
  if (seat === undefined) throw new Error("a move has no player");
  const facts = steps.flatMap(({ stored: { event } }) => (event.type === "MovePlayed" ? event.facts : []));
  return Object.assign(positionOf(registry, game, seat), { facts: redactedFacts(registry, game, seat, facts) });
}

function gameAfter(steps: readonly LoadedStep[]): Game {
  const game = steps.at(-1)?.game;
  if (game === undefined) throw new Error("a move has no steps");
  return game;
}
