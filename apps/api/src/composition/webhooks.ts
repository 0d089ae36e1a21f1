import type { Pool } from "pg";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import type { GameReader } from "../event-store/game-store.ts";
import type { VisibleGames } from "../event-store/spectator-delay.ts";
import type { AccountStreamDeps } from "../features/account-stream/follow-account.ts";
import type { NewsSource } from "../features/notifications/webhooks/news.ts";
import type { NoticedEvents } from "../features/notifications/webhooks/noticed-events.ts";
import type { WebhookAccess } from "../features/notifications/webhooks/webhook-places.ts";
import { loadVisibleGame } from "../features/play/game-access.ts";
import { stepOf } from "../features/play/viewing/game-view.ts";
import { mayDirect, shownTournament, viewerIn } from "../features/tournaments/access.ts";
import { TournamentStore } from "../features/tournaments/tournament-store.ts";
import { Problem } from "../platform/http/problem.ts";
import { isAtGame, newsOfGame, reachOfGame } from "./game-news.ts";
import { noticedEvents } from "./noticed-events.ts";
import { newsOfTournament, reachOfTournament } from "./tournament-news.ts";

interface Deps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly store: GameReader;
  readonly visible: VisibleGames;
  readonly openChatFeed: AccountStreamDeps["openChatFeed"];
}

/** What webhooks say of games and tournaments, and who may manage them. */
export interface WebhookServices {
  readonly news: NewsSource;
  readonly noticedEvents: NoticedEvents;
  readonly access: WebhookAccess;
}

export function webhookServices(deps: Deps): WebhookServices {
  const { pool, registry } = deps;
  const tournaments = { pool, store: new TournamentStore(pool) };
  return {
    noticedEvents: noticedEvents({
      ...deps,
      stepOf: ({ game, stored }) => stepOf(registry, game, "spectator", stored),
    }),
    news: {
      reach: ({ type, id }, account) =>
        type === "game" ? reachOfGame(deps, id, account) : reachOfTournament(tournaments, id),
      news: ({ type, id }, request) =>
        type === "game" ? newsOfGame(deps, id, request) : newsOfTournament(tournaments, id, request),
    },
    access: {
      async requireVisibleGame(id, account) {
        await loadVisibleGame(deps, id, account);
      },
      async requireAtGame(id, account) {
        if (isAtGame(await loadVisibleGame(deps, id, account), account)) return;
        throw new Problem("not-your-seat", "Only the host and the players of a game can add webhooks to it.");
      },
      async requireDirector(id, request) {
        const viewer = viewerIn(request);
        const { tournament } = await shownTournament(tournaments, id, viewer);
        if (!mayDirect(viewer, tournament)) {
          throw new Problem("forbidden", "Only the directors of a tournament manage its webhooks.");
        }
      },
    },
  };
}
