import { isDeepStrictEqual } from "node:util";
import { type Game, seatOf } from "../../../domain/game/game.ts";
import { type Outcome, stateAfter } from "../../../event-store/execute-command.ts";
import type { LoadedStep } from "../../../event-store/loading/game-loader.ts";
import type { DraftRequest, PlayDeps, Played, PlayedDraft, PlayerCommand } from "../types.ts";
import { positionOf, redactedFacts } from "../viewing/game-view.ts";

/** The response to a move. A repeated request gets the same one. */
export async function moveResponse(
  deps: PlayDeps,
  id: string,
  player: string,
  outcome: Outcome<Game, LoadedStep>,
): Promise<Played> {
  if (outcome.type === "appended") return answerOf(deps, player, outcome.steps);
  return answerOf(deps, player, await stepsOf(deps, id, versionServed(outcome)));
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
  return { ...answerOf(deps, player, steps), played };
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

function answerOf({ registry }: PlayDeps, player: string, steps: readonly LoadedStep[]): Played {
  const game = steps.at(-1)?.game;
  const seat = game && seatOf(game, player);
  if (game === undefined || seat === undefined) throw new Error("a move has no player");
  const facts = steps.flatMap(({ stored: { event } }) => (event.type === "MovePlayed" ? event.facts : []));
  return Object.assign(positionOf(registry, game, seat), { facts: redactedFacts(registry, game, seat, facts) });
}
