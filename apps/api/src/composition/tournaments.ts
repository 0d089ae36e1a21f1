import { games, tournaments as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import type { DemoDeps } from "../features/admin/system/demo-routes.ts";
import { tournamentChatRoutes } from "../features/chat/tournaments/routes.ts";
import { tournamentChatFeed } from "../features/chat/tournaments/tournament-chat-feed.ts";
import { openSeatedGame } from "../features/lobby/opening/open-seated-game.ts";
import { closeForTournament } from "../features/play/moves/close-game.ts";
import { chatTournament } from "../features/tournaments/access.ts";
import { startTournamentScheduler } from "../features/tournaments/advancing/tournament-scheduler.ts";
import { leaveTournaments } from "../features/tournaments/commands/leave-tournaments.ts";
import { importTournamentRoute } from "../features/tournaments/importing/import-route.ts";
import { tournamentRoutes } from "../features/tournaments/routes.ts";
import { seriesMemberRoutes } from "../features/tournaments/series/member-routes.ts";
import { seriesRoutes } from "../features/tournaments/series/routes.ts";
import { tournamentTemplateRoutes } from "../features/tournaments/templates/template-routes.ts";
import { TournamentStore } from "../features/tournaments/tournament-store.ts";
import { tournamentUpdates } from "../features/tournaments/tournament-updates.ts";
import type { GamesForTournaments } from "../features/tournaments/types.ts";
import type { LiveDeps } from "../features/tournaments/viewing/follow.ts";
import { tournamentReadingRoutes } from "../features/tournaments/viewing/reading-routes.ts";
import { tournamentReportRoute } from "../features/tournaments/viewing/report-route.ts";
import type { Server } from "../platform/http/server.ts";
import { onServerLifetime } from "../platform/http/server-lifetime.ts";
import type { NotificationListener } from "../platform/postgres/notification-listener.ts";
import { fillTournament, openDemoTournament } from "./demo/demo-tournaments.ts";
import type { GameServices } from "./game-services.ts";
import type { Games } from "./games.ts";

interface Deps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly now: () => Date;
  readonly site: string;
  /** False if other processes advance tournaments. */
  readonly runsJobs: boolean;
  /** False while the clock of this process is wrong. */
  readonly mayAct: () => boolean;
  readonly games: Games["forTournaments"];
  readonly notificationListener: NotificationListener;
  /** How often versions are compared with the database, in case a notification was lost. */
  readonly headCheckMs: number;
}

export interface Tournaments {
  readonly forAdmin: Pick<DemoDeps, "openDemoTournament" | "fillTournament">;
  /** Withdraws an account from every tournament that is not over. */
  leave(account: string): Promise<void>;
}

/** Registers the routes of tournaments, and advances tournaments while the server listens. */
export function setUpTournaments(
  server: Server,
  { pool, registry, now, site, runsJobs, mayAct, games: gameAccess, ...rest }: Deps,
): Tournaments {
  const onError = (error: unknown) => server.log.error({ err: error }, "Background work on a tournament failed");
  const { onGameEnd, ...gameDeps } = gameAccess;
  const store = new TournamentStore(pool);
  const updates = tournamentUpdates({ store, notificationListener: rest.notificationListener, onError });
  const openChatFeed: LiveDeps["openChatFeed"] = (id, account, after) => tournamentChatFeed(pool, id, account, after);
  const deps = { pool, registry, now, site, onError, store, ...gameDeps, listen: updates.follow, openChatFeed };
  const rulesetId = games.rulesetIdOf(registry.all.map(({ schema }) => schema));
  const bodies = schemas.tournamentSchemas(rulesetId);
  tournamentRoutes(server, bodies, deps);
  importTournamentRoute(server, bodies, deps);
  tournamentTemplateRoutes(server, bodies.templates, deps);
  seriesRoutes(server, deps);
  seriesMemberRoutes(server, deps);
  tournamentReadingRoutes(server, deps);
  tournamentReportRoute(server, deps);
  tournamentChatRoutes(server, { pool, now, tournamentFor: (id, viewer) => chatTournament(deps, id, viewer) });
  onServerLifetime(server, () => {
    const timer = setInterval(() => void updates.check().catch(onError), rest.headCheckMs);
    return () => clearInterval(timer);
  });
  if (runsJobs) {
    onServerLifetime(server, () => {
      const scheduler = startTournamentScheduler({ ...deps, mayAct }, onError);
      const stopListening = onGameEnd(scheduler.tick);
      return async () => {
        stopListening();
        await scheduler.stop();
      };
    });
  }
  return {
    forAdmin: {
      openDemoTournament: (request, withinTransaction) => openDemoTournament(deps, request, withinTransaction),
      fillTournament: (tournament, request, withinTransaction) =>
        fillTournament(deps, tournament, request, withinTransaction),
    },
    leave: (account) => leaveTournaments(deps, account),
  };
}

/** The operations on games that tournaments need. */
export function gamesForTournaments({
  store,
  lobbyDeps,
  playDeps,
}: Pick<GameServices, "store" | "lobbyDeps" | "playDeps">): GamesForTournaments {
  return {
    open: ({ plan: { ruleset, options, pace, weekendsOff, fixedDeadlines }, ...game }) =>
      openSeatedGame(lobbyDeps, { ...game, ruleset, options, pace, weekendsOff, fixedDeadlines }),
    current: (id) => store.current(id),
    close: (id, why) => closeForTournament(playDeps, id, why),
  };
}
