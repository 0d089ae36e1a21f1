import { games, tournaments as words } from "@seneschal/schema";
import type { Pool } from "pg";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import type { DemoDeps } from "../features/admin/system/demo-routes.ts";
import { openSeatedGame } from "../features/lobby/opening/open-seated-game.ts";
import { closeAtDeadline } from "../features/play/moves/close-game.ts";
import { watchTournaments } from "../features/tournaments/advancing/tournament-scheduler.ts";
import { leaveTournaments } from "../features/tournaments/commands/leave-tournaments.ts";
import { tournamentRoutes } from "../features/tournaments/routes.ts";
import { TournamentStore } from "../features/tournaments/tournament-store.ts";
import { tournamentUpdates } from "../features/tournaments/tournament-updates.ts";
import type { GamesForTournaments } from "../features/tournaments/types.ts";
import { tournamentReadingRoutes } from "../features/tournaments/viewing/reading-routes.ts";
import type { Server } from "../platform/http/server.ts";
import { onServerLifetime } from "../platform/http/server-lifetime.ts";
import type { NotificationListener } from "../platform/postgres/notification-listener.ts";
import { fillTournament, openDemoTournament } from "./demo/demo-tournaments.ts";
import type { Games } from "./games.ts";
import type { OpenGames } from "./game-services.ts";

interface Deps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly now: () => Date;
  readonly site: string;
  /** False where other processes do what is due. */
  readonly works: boolean;
  /** False while this process may not judge what time it is. */
  readonly mayAct: () => boolean;
  readonly games: Games["forTournaments"];
  readonly notificationListener: NotificationListener;
  /** How often lost notifications are made up for. */
  readonly headCheckMs: number;
}

export interface Tournaments {
  readonly forDesk: Pick<DemoDeps, "openDemoTournament" | "fillTournament">;
  /** Withdraws an account from every tournament that is not over. */
  leave(account: string): Promise<void>;
}

/** Tournaments, and the watch that opens and reads their games while the server listens. */
export function openTournaments(
  server: Server,
  { pool, registry, now, site, works, mayAct, games: table, ...rest }: Deps,
): Tournaments {
  const onError = (error: unknown) => server.log.error({ err: error }, "Behind a tournament something failed");
  const { watchEndings, ...playing } = table;
  const store = new TournamentStore(pool);
  const updates = tournamentUpdates({ store, notificationListener: rest.notificationListener, onError });
  const deps = { pool, registry, now, site, onError, store, ...playing, listen: updates.follow };
  const rulesetId = games.lobbySchemas(registry.all.map(({ schema }) => schema)).rulesetId;
  tournamentRoutes(server, words.tournamentSchemas(rulesetId), deps);
  tournamentReadingRoutes(server, deps);
  onServerLifetime(server, () => {
    const timer = setInterval(() => void updates.check().catch(onError), rest.headCheckMs);
    return () => clearInterval(timer);
  });
  if (works) {
    onServerLifetime(server, () => {
      const watch = watchTournaments({ ...deps, mayAct }, onError);
      const stopWatching = watchEndings(watch.tick);
      return async () => {
        stopWatching();
        await watch.stop();
      };
    });
  }
  return {
    forDesk: {
      openDemoTournament: (wish, noting) => openDemoTournament(deps, wish, noting),
      fillTournament: (tournament, wish, noting) => fillTournament(deps, tournament, wish, noting),
    },
    leave: (account) => leaveTournaments(deps, account),
  };
}

/** What tournaments may do with games. */
export function gamesForTournaments({
  store,
  lobbyDeps,
  playing,
}: Pick<OpenGames, "store" | "lobbyDeps" | "playing">): GamesForTournaments {
  return {
    open: ({ plan: { ruleset, options, pace, weekendsOff }, ...game }) =>
      openSeatedGame(lobbyDeps, { ...game, ruleset, options, pace, weekendsOff }),
    current: (id) => store.current(id),
    close: (id) => closeAtDeadline(playing, id),
  };
}
