import type { Pool } from "pg";
import type { Game } from "../domain/game/game.ts";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import { commandDeps, readRemoved } from "../event-store/game-aggregate.ts";
import { type GameReader, gameStore } from "../event-store/game-store.ts";
import { shownGames } from "../event-store/spectator-delay.ts";
import { chatFeed } from "../features/chat/chat-feed.ts";
import { showGame, showVersion } from "../features/lobby/show-game.ts";
import type { LobbyDeps } from "../features/lobby/types.ts";
import { type AnswerDelay, drawnDelay } from "../features/play/auto-replies/answer-delay.ts";
import type { PlayDeps } from "../features/play/types.ts";
import { PastAnswers } from "../features/play/viewing/past-answers.ts";
import { SseFrameCache } from "../features/play/viewing/sse-frame-cache.ts";
import { EventStreams } from "../platform/http/streams/event-stream.ts";
import type { StreamLimits } from "../platform/http/streams/stream-places.ts";
import { readClockPauses } from "../read-models/games/clock-pauses-queries.ts";

interface Deps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly onError: (error: unknown) => void;
  /** Undefined if the server has no limits. */
  readonly openGamesMax?: number;
  readonly streamLimits?: StreamLimits;
  /** Tests bring a clock of their own. */
  readonly now?: () => Date;
  /** How long standing orders wait; tests do not wait. */
  readonly answerDelay?: AnswerDelay;
}

export interface OpenGames {
  readonly store: GameReader;
  readonly lobbyDeps: LobbyDeps;
  readonly playing: PlayDeps;
}

const noStreamLimits = { perAddress: Number.POSITIVE_INFINITY, perAccount: Number.POSITIVE_INFINITY };

/** Lobby and play over one store of games. */
export function openGames({ pool, registry, onError, now = () => new Date(), ...limits }: Deps): OpenGames {
  const { openGamesMax = Number.POSITIVE_INFINITY, streamLimits = noStreamLimits, answerDelay = drawnDelay } = limits;
  const store = gameStore({ pool, registry, onError });
  const readPauses = readClockPauses(pool);
  const changing = commandDeps({ store, registry, now, readPauses, wasRemoved: readRemoved(pool) });
  const shown = shownGames({ pool, store, now });
  const showing = { pool, registry, now, shown };
  const playing = {
    ...changing,
    pool,
    answerDelay,
    streams: new EventStreams(streamLimits),
    frames: new SseFrameCache(),
    past: new PastAnswers(pool, onError),
    talk: (game: Game, viewer: string | undefined, after: number | undefined) =>
      chatFeed({ ...changing, pool, shown }, game, viewer, after),
    shown,
    showGame: (head: Game, viewer: string | undefined) => showGame(showing, head, viewer),
    showVersion: (game: Game, viewer: string | undefined) => showVersion(showing, game, viewer),
  };
  const lobbyDeps = { ...changing, pool, shown, openGamesMax };
  return { store, lobbyDeps, playing };
}
