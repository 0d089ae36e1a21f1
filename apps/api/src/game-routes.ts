import { games, rulesetSchemas, rulesets } from "@seneschal/schema";
import type { Pool } from "pg";
import { gameStore } from "./database/game-store.ts";
import { rulebooks } from "./generated/rulebooks.ts";
import type { Game } from "./history/game.ts";
import type { Register } from "./history/register.ts";
import type { Server } from "./http/server.ts";
import { lobbyOf } from "./lobby/lobby.ts";
import { lobbyRoutes } from "./lobby/routes.ts";
import { rulesetRoutes } from "./lobby/ruleset-routes.ts";
import { rulesetShelf } from "./lobby/ruleset-shelf.ts";
import { showGame } from "./lobby/show-game.ts";
import { type BotsAtWork, putBotsToWork } from "./play/bots-at-work.ts";
import { EventStreams } from "./play/event-stream.ts";
import { playOf } from "./play/play.ts";
import { playRoutes } from "./play/routes.ts";

interface Needs {
  readonly pool: Pool;
  readonly register: Register;
}

/** Lobby and play over one store of games. */
export function gameRoutes(server: Server, { pool, register }: Needs): void {
  const complain = (error: unknown) => server.log.error({ err: error }, "Behind the requests something failed");
  const store = gameStore({ pool, register, complain });
  const streams = new EventStreams();
  const changing = { store, register, now: () => new Date() };
  const lobby = lobbyOf({ ...changing, pool });
  const playing = {
    ...changing,
    streams,
    showGame: (game: Game, viewer: string | undefined) => showGame({ pool, register }, game, viewer),
  };

  const schemas = register.all.length === 0 ? rulesetSchemas : register.all.map(({ schema }) => schema);
  const words = { ...games.lobbySchemas(schemas), ...games.playSchemas(schemas) };
  rulesetRoutes(server, rulesets.rulesetSchemasOf(schemas), rulesetShelf(register, rulebooks));
  lobbyRoutes(server, words, lobby);
  playRoutes(server, words, playOf(playing));

  let bots: BotsAtWork | undefined;
  server.addHook("onListen", async () => {
    store.listen();
    bots = putBotsToWork(playing, pool, complain);
  });
  server.addHook("preClose", async () => streams.endAll());
  server.addHook("onClose", async () => {
    await bots?.stop();
    await store.close();
  });
}
