import type { Pool } from "pg";
import { type GameStore, gameStore } from "./database/game-store.ts";
import { readRemoved } from "./database/must-be-welcome.ts";
import { shownGames } from "./database/shown-game.ts";
import { readStanding } from "./database/standing.ts";
import type { Game } from "./history/game.ts";
import type { Register } from "./history/register.ts";
import { EventStreams } from "./http/event-stream.ts";
import type { StreamLimits } from "./http/stream-places.ts";
import { type Lobby, type LobbyNeeds, lobbyOf } from "./lobby/lobby.ts";
import { showGame, showVersion } from "./lobby/show-game.ts";
import { Frames } from "./play/frames.ts";
import { type AnswerDelay, drawnDelay } from "./play/orders/answer-delay.ts";
import { PastAnswers } from "./play/past-answers.ts";
import type { PlayNeeds } from "./play/play.ts";
import { talkAside } from "./talk/talk-aside.ts";

interface Needs {
  readonly pool: Pool;
  readonly register: Register;
  readonly complain: (error: unknown) => void;
  /** None where the house has no limits. */
  readonly openGamesMax?: number;
  readonly streamLimits?: StreamLimits;
  /** Tests bring a clock of their own. */
  readonly now?: () => Date;
  /** How long standing orders wait; tests do not wait. */
  readonly answerDelay?: AnswerDelay;
}

export interface OpenGames {
  readonly store: GameStore;
  readonly lobby: Lobby;
  readonly lobbyNeeds: LobbyNeeds;
  readonly playing: PlayNeeds;
}

const noStreamLimits = { perAddress: Number.POSITIVE_INFINITY, perAccount: Number.POSITIVE_INFINITY };

/** Lobby and play over one store of games. */
export function openGames({ pool, register, complain, now = () => new Date(), ...limits }: Needs): OpenGames {
  const { openGamesMax = Number.POSITIVE_INFINITY, streamLimits = noStreamLimits, answerDelay = drawnDelay } = limits;
  const store = gameStore({ pool, register, complain });
  const changing = { store, register, now, standing: readStanding(pool), wasRemoved: readRemoved(pool) };
  const shown = shownGames({ pool, store, now });
  const showing = { pool, register, now, shown };
  const playing = {
    ...changing,
    pool,
    answerDelay,
    streams: new EventStreams(streamLimits),
    frames: new Frames(),
    past: new PastAnswers(pool, complain),
    talk: (game: Game, viewer: string | undefined, after: number | undefined) =>
      talkAside({ ...changing, pool, shown }, game, viewer, after),
    shown,
    showGame: (head: Game, viewer: string | undefined) => showGame(showing, head, viewer),
    showVersion: (game: Game, viewer: string | undefined) => showVersion(showing, game, viewer),
  };
  const lobbyNeeds = { ...changing, pool, shown, openGamesMax };
  return { store, lobby: lobbyOf(lobbyNeeds), lobbyNeeds, playing };
}
