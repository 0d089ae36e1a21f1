import { type accounts, games, rulesets } from "@seneschal/schema";
import type { Pool } from "pg";
import { isOver } from "../domain/game/game.ts";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import { wakeFollowers } from "../event-store/updates/wake-followers.ts";
import type { HeldSeat } from "../features/accounts/own-data/delete-account-store.ts";
import type { GameAdminDeps } from "../features/admin/games/interventions.ts";
import type { SystemDeps } from "../features/admin/system/routes.ts";
import { blockRoutes } from "../features/chat/block-routes.ts";
import { noteRoutes } from "../features/chat/note-routes.ts";
import { chatRoutes } from "../features/chat/routes.ts";
import { abandonedSeatRoutes } from "../features/clocks/abandoned-seat-routes.ts";
import { type WatchIntervals, watchClocks } from "../features/clocks/clock-scheduler.ts";
import { quietHoursChanged } from "../features/clocks/shift-clocks.ts";
import { vacationRoutes } from "../features/clocks/vacation-routes.ts";
import { uninvite } from "../features/lobby/inviting.ts";
import { lobbyRoutes } from "../features/lobby/routes.ts";
import { rulesetCatalogue, rulesetRoutes } from "../features/lobby/ruleset-routes.ts";
import { standUp } from "../features/lobby/seats/seating.ts";
import type { Presence } from "../features/notifications/notifications-store.ts";
import type { AnswerDelay } from "../features/play/auto-replies/answer-delay.ts";
import { startAutoReplies } from "../features/play/auto-replies/auto-replies-worker.ts";
import { caretakersMove } from "../features/play/bots/bot-player.ts";
import { startBots } from "../features/play/bots/bots-worker.ts";
import { startUndoConsents } from "../features/play/consent/consent-worker.ts";
import { resign } from "../features/play/moves/resign.ts";
import { playRoutes } from "../features/play/routes.ts";
import type { LiveDeps as TournamentGames } from "../features/tournaments/viewing/follow.ts";
import { rulebooks } from "../generated/rulebooks.ts";
import { rawJsonSerializer } from "../platform/http/response-schemas.ts";
import type { Server } from "../platform/http/server.ts";
import { onServerLifetime } from "../platform/http/server-lifetime.ts";
import type { StreamLimits } from "../platform/http/streams/stream-places.ts";
import type { DatabaseClock } from "../platform/postgres/database-clock.ts";
import type { NotificationListener } from "../platform/postgres/notification-listener.ts";
import { openDemo } from "./demo/demo-games.ts";
import { openGames } from "./open-games.ts";
import { gamesForTournaments } from "./tournaments.ts";
import { sinceLastTurn } from "./turn-recap.ts";

interface Deps {
  readonly pool: Pool;
  readonly notificationListener: NotificationListener;
  /** Notes what failed where no request waits for an answer. */
  readonly onError: (error: unknown) => void;
  readonly registry: RulesetRegistry;
  readonly runsBots: boolean;
  readonly validatesResponses: boolean;
  readonly openGamesMax: number;
  readonly streamLimits: StreamLimits;
  readonly headCheckMs: number;
  readonly watchIntervals: WatchIntervals | undefined;
  readonly now: () => Date;
  readonly answerDelay: AnswerDelay;
  readonly clock: DatabaseClock;
}

export interface Games {
  readonly words: ReturnType<typeof games.lobbySchemas>;
  readonly forDesk: Omit<
    GameAdminDeps & SystemDeps,
    "accountChanged" | "openDemoTournament" | "fillTournament" | "scheduleAttempt"
  >;
  /** Moves that this process has written since it began. */
  movesWritten(): number;
  /** To be called when an account changed its profile. */
  quietHoursChanged(account: string, before: accounts.Profile): Promise<void>;
  /** Checks the sessions of live streams again: of this account, or of all. */
  revalidateSession(account: string | undefined): void;
  /** Who looks at which game here. */
  presences(): readonly Presence[];
  readonly forTournaments: Pick<TournamentGames, "games" | "streams"> & {
    /** Hears of every game that is over, as far as this process ended it; returns how to stop. */
    watchEndings(watcher: () => void): () => void;
  };
  /** A bot plays on where a game runs; the seat is free again where it does not. */
  leaveSeat(account: string, sitting: HeldSeat): Promise<void>;
  declineInvitation(account: string, game: string): Promise<void>;
  /** What a seat saw happen since its last turn. */
  readonly chronicle: ReturnType<typeof sinceLastTurn>;
}

/** Everything about games: rulesets, lobby, play; and the bots, who work while the server listens. */
export function gameRoutes(
  server: Server,
  { pool, notificationListener, onError, registry, runsBots, validatesResponses, now, clock, ...rest }: Deps,
): Games {
  const { headCheckMs, watchIntervals } = rest;
  const { store, lobbyDeps, playing } = openGames({ pool, registry, onError, now, ...rest });
  const schemas = registry.all.map(({ schema }) => schema);
  const words = { ...games.lobbySchemas(schemas), ...games.playSchemas(schemas) };
  rulesetRoutes(server, rulesets.rulesetSchemasOf(schemas), rulesetCatalogue(registry, rulebooks));
  lobbyRoutes(server, words, lobbyDeps);
  vacationRoutes(server, playing);
  abandonedSeatRoutes(server, words, playing);
  playRoutes(server, words, playing, validatesResponses ? {} : rawJsonSerializer);

  const talking = { ...playing, pool };
  chatRoutes(server, talking);
  noteRoutes(server, talking);
  blockRoutes(server, talking);

  const followers = wakeFollowers({ pool, store, notificationListener, onError });
  onServerLifetime(server, () => {
    const timer = setInterval(() => void followers.check().catch(onError), headCheckMs);
    return () => clearInterval(timer);
  });
  onServerLifetime(server, () => {
    const clockWatch = watchClocks({ ...playing, clock }, onError, watchIntervals);
    const works = runsBots ? [startBots, startAutoReplies, startUndoConsents] : [];
    const atWork = works.map((put) => put(playing, onError));
    return async () => {
      await clockWatch.stop();
      await Promise.all(atWork.map((work) => work.stop()));
    };
  });
  server.addHook("preClose", async () => playing.streams.endAll());
  return {
    words,
    forDesk: {
      ...playing,
      // Administrators see every game without delay.
      showGame: playing.showVersion,
      caretakersMove: async (game, seat) => (await caretakersMove(registry, game, seat)).event,
      streamCount: () => playing.streams.count,
      openDemo: (wish, withinTransaction) => openDemo({ lobbyDeps, newGame: words.newGame }, wish, withinTransaction),
    },
    movesWritten: () => store.movesWritten,
    quietHoursChanged: (account, before) => quietHoursChanged(playing, account, before),
    forTournaments: {
      games: gamesForTournaments({ store, lobbyDeps, playing }),
      streams: playing.streams,
      watchEndings: (watcher) =>
        store.updates.onMove((id) => {
          store.known(id).then((game) => game !== undefined && isOver(game) && watcher(), onError);
        }),
    },
    chronicle: sinceLastTurn({ pool, store, registry }),
    presences: () => playing.streams.presences,
    revalidateSession: (account) => playing.streams.revalidateSession(account),
    async declineInvitation(account, game) {
      await uninvite(lobbyDeps, game, account, account);
    },
    async leaveSeat(account, { game, seat, state }) {
      if (state === "running") await resign(playing, game, account);
      else await standUp(lobbyDeps, game, account, seat);
    },
  };
}
