import type { Game } from "../../../domain/game/game.ts";
import { decided, executeCommand, stateAfter, unchanged } from "../../../event-store/execute-command.ts";
import { isRejected } from "../../../platform/http/rejection.ts";
import type { PlayerSeat } from "../drafts/drafts-store.ts";
import { decideMove } from "../moves/decide-move.ts";
import type { PlayDeps } from "../types.ts";
import { autoRepliesIn, autoReplyTime, clearAutoReplyTime, markEvaluated } from "./auto-replies-store.ts";
import { type NextAnswer, nextAutoAnswer, versionsNeeded } from "./next-auto-answer.ts";

/** The number of steps that are searched for the move that raised a question. */
const recentMax = 16;
/** Limits auto-replies that answer each other endlessly. The next move of a person starts them again. */
const movesMax = 100;

export interface AutoRepliesPlayed {
  /** Whether the game has any auto-replies. */
  readonly hasAutoReplies: boolean;
  /** When the next answer is due, if one is scheduled. */
  readonly next?: Date;
}

/** Plays all auto-replies that are due. */
export async function playAutoReplies(
  deps: PlayDeps,
  id: string,
  isStopped: () => boolean,
): Promise<AutoRepliesPlayed> {
  const { store, pool, registry } = deps;
  let game = await store.current(id);
  for (let moves = 0; game !== undefined && !isStopped(); moves++) {
    const autoReplies = await autoRepliesIn(pool, id);
    if (autoReplies.length === 0 || game.phase !== "running") return { hasAutoReplies: false };
    const searched = Math.max(recentMax, versionsNeeded(game, autoReplies));
    const recent = await store.stepsAfter(id, Math.max(0, game.version - searched), searched);
    const head = recent.at(-1)?.game;
    // Another process has moved on: use its state.
    if (head !== undefined && head.version > game.version) game = head;
    const answer = moves < movesMax ? nextAutoAnswer(registry, game, recent, autoReplies) : undefined;
    if (answer === undefined) {
      await markEvaluated(pool, { game: id, version: game.version }, autoReplies);
      return { hasAutoReplies: true };
    }
    const holder = holderOf(game, answer.seat);
    const next = await answerTimeFor(deps, game, answer, holder);
    if (next > deps.now()) {
      await markEvaluated(pool, { game: id, version: game.version, waiting: answer.seat }, autoReplies);
      return { hasAutoReplies: true, next };
    }
    game = await answered(deps, game, answer, holder);
  }
  return { hasAutoReplies: true };
}

function holderOf({ id, seats }: Game, seat: number): PlayerSeat {
  const occupant = seats[seat];
  if (occupant?.kind !== "person") throw new Error(`seat ${seat} of game ${id} is not held by a person`);
  return { game: id, seat, account: occupant.account };
}

/** Drawn when the question is first evaluated, and stored: a crash does not change the time of the answer. */
function answerTimeFor(deps: PlayDeps, { settings, clocks }: Game, { seat, raisedAt }: NextAnswer, holder: PlayerSeat) {
  const now = deps.now();
  const delay = deps.answerDelay({ control: settings.clock, clock: clocks[seat], now });
  return autoReplyTime(deps.pool, holder, raisedAt, new Date(now.getTime() + delay));
}

/** The game after the answer, or after the events that came before it. */
async function answered(deps: PlayDeps, { id, version }: Game, { seat, move }: NextAnswer, holder: PlayerSeat) {
  const outcome = await executeCommand(deps.games, {
    id,
    // The answer was chosen for this version. If the game has moved on, it is chosen again.
    decide(game) {
      if (game?.version !== version) return unchanged;
      const decision = decideMove(deps.registry, { game, seat, move, by: "order" });
      return isRejected(decision) ? decision : decided([decision]);
    },
    withinTransaction: (client) => clearAutoReplyTime(client, holder),
  });
  return stateAfter(outcome);
}
