import type { games, RulesetSchema } from "@seneschal/schema";
import { gameLogLineOf } from "../domain/verification/game-log-schema.ts";
import { visibleGames } from "../event-store/spectator-delay.ts";
import { importRoutes } from "../features/archive/imports/import-routes.ts";
import { importedReader } from "../features/archive/imports/imported-reader.ts";
import { acceptLogs, logVerifier } from "../features/archive/log-verifier.ts";
import { verificationRoute } from "../features/archive/verification-route.ts";
import { importViewingRoutes } from "../features/play/viewing/import-routes.ts";
import type { Server } from "../platform/http/server.ts";
import type { GameServices } from "./game-services.ts";

type PlayDeps = GameServices["playDeps"];

/** Verification and import of the logs that people send. */
export function setUpGameFiles(
  server: Server,
  schemas: readonly RulesetSchema[],
  bodies: ReturnType<typeof games.playSchemas>,
  playDeps: PlayDeps,
): void {
  const verify = logVerifier(playDeps.registry);
  void server.register(async (scope) => {
    acceptLogs(scope);
    verificationRoute(scope, verify);
    importRoutes(scope, gameLogLineOf(schemas), { ...playDeps, verify });
  });
  importViewingRoutes(server, bodies, replayDeps(playDeps));
}

/** Replays of imports are those of games, with a store that reads the imports. */
function replayDeps(playDeps: PlayDeps): PlayDeps {
  const { pool, registry, now } = playDeps;
  const store = importedReader(pool, registry, playDeps.store);
  return { ...playDeps, store, visible: visibleGames({ pool, store, now }) };
}
