import type { Pool } from "pg";
import type { Game } from "../domain/game/game.ts";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import { commandDeps } from "../event-store/game-aggregate.ts";
import { type GameReader, gameStore } from "../event-store/game-store.ts";
import { visibleGames } from "../event-store/spectator-delay.ts";
import { chatFeed } from "../features/chat/chat-feed.ts";
import { showGame, showVersion } from "../features/lobby/show-game.ts";
import type { LobbyDeps } from "../features/lobby/types.ts";
import { type AnswerDelay, randomDelay } from "../features/play/automatic-answers/answer-delay.ts";
import type { PlayDeps } from "../features/play/types.ts";
import { HistoryResponses } from "../features/play/viewing/history-responses.ts";
import { OnlinePlayers } from "../features/play/viewing/presence/online-players.ts";
import { SseFrameCache } from "../features/play/viewing/sse-frame-cache.ts";
import { EventStreams } from "../platform/http/streams/event-stream.ts";
import type { StreamLimits } from "../platform/http/streams/stream-places.ts";
import { readClockPauses } from "../stores/games/clock-pauses-queries.ts";
import { readRemoved } from "../stores/games/removed-players-queries.ts";

interface Deps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly onError: (error: unknown) => void;
  /** Undefined if the server has no limits. */
  readonly openGamesMax?: number;
  readonly streamLimits?: StreamLimits;
  /** Default: the time of this process. */
  readonly now?: () => Date;
  /** Delay of auto-replies; tests do not wait. */
  readonly answerDelay?: AnswerDelay;
  /** Whether the row of a game follows a move, as in a server. */
  readonly rowsFollow?: boolean;
}

export interface GameServices {
  readonly store: GameReader;
  readonly lobbyDeps: LobbyDeps;
  readonly playDeps: PlayDeps;
}

const noStreamLimits = { perAddress: Number.POSITIVE_INFINITY, perAccount: Number.POSITIVE_INFINITY };

/** Creates what the lobby and play share: one store of games, and their dependencies. */
export function createGameServices({ pool, registry, onError, now = () => new Date(), ...limits }: Deps): GameServices {
  const {
    openGamesMax = Number.POSITIVE_INFINITY,
    streamLimits = noStreamLimits,
    answerDelay = randomDelay,
    rowsFollow,
  } = limits;
  const store = gameStore({ pool, registry, onError, rowsFollow });
  const readPauses = readClockPauses(pool);
  const commands = commandDeps({ store, registry, now, readPauses, wasRemoved: readRemoved(pool) });
  const visible = visibleGames({ pool, store, now });
  const showing = { pool, registry, now, visible };
  const playDeps = {
    ...commands,
    pool,
    answerDelay,
    streams: new EventStreams(streamLimits),
    frames: new SseFrameCache(),
    history: new HistoryResponses(pool, onError),
    onlinePlayers: new OnlinePlayers(pool, store.updates),
    openChatFeed: (game: Game, viewer: string | undefined, after: number | undefined) =>
      chatFeed({ ...commands, pool, visible }, game, viewer, after),
    visible,
    showGame: (head: Game, viewer: string | undefined) => showGame(showing, head, viewer),
    showVersion: (game: Game, viewer: string | undefined) => showVersion(showing, game, viewer),
  };
  const lobbyDeps = { ...commands, pool, visible, openGamesMax };
  return { store, lobbyDeps, playDeps };
}
