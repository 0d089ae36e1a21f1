import { randomUUID } from "node:crypto";
import type { games } from "@seneschal/schema";
import type { z } from "zod";
import type { Game } from "../../domain/game/game.ts";
import type { WithinTransaction } from "../../event-store/execute-command.ts";
import { getGame } from "../../features/lobby/listing/list-games.ts";
import { assertSeatCount, openGame } from "../../features/lobby/opening/open-game.ts";
import { openSeatedGame } from "../../features/lobby/opening/open-seated-game.ts";
import { addBot, leaveSeat } from "../../features/lobby/seats/seating.ts";
import type { LobbyDeps } from "../../features/lobby/types.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { GameServices } from "../game-services.ts";
import { ensureSystemAccount } from "./demo-accounts-store.ts";

interface Deps extends Pick<GameServices, "lobbyDeps"> {
  readonly newGame: z.ZodType<games.NewGame>;
}

export interface DemoGameRequest {
  readonly ruleset: string;
  readonly seats: number;
  readonly bot: games.BotLevel;
}

/** Creates and starts a demo game between bots. `withinTransaction` writes in the same transaction. */
export async function openDemoGame(
  deps: Deps,
  { ruleset, seats, bot }: DemoGameRequest,
  withinTransaction: WithinTransaction<Game>,
) {
  const { lobbyDeps, newGame } = deps;
  const opening = newGame.safeParse({ ruleset, options: {}, name: "Bots at play", seats });
  if (!opening.success) throw new Problem("malformed-request", "The ruleset does not support this number of seats.");
  assertSeatCount(lobbyDeps.registry.of(ruleset).ruleset.seats, opening.data);
  await ensureSystemAccount(lobbyDeps.pool, demoHost.id, demoHost.name);
  const { name, options, pace, weekendsOff } = opening.data;
  const bots = Array.from({ length: seats }, () => ({ kind: "bot" as const, bot }));
  const id = randomUUID();
  const terms = { id, name, ruleset, options, pace, weekendsOff, host: demoHost.id };
  await openSeatedGame(lobbyDeps, { ...terms, seats: bots }, withinTransaction);
  return getGame(lobbyDeps, id, demoHost.id);
}

/** The account that hosts demo games. */
export const demoHost = { id: "house-steward", name: "Aubert" };

/** Creates a game between bots: the host leaves its own seat to a bot. Idempotent by `key`. Returns the id of the game. */
export async function openBotGame(
  deps: LobbyDeps,
  opening: games.NewGame,
  key: string | undefined,
  bot: games.BotLevel,
): Promise<string> {
  const { id, state, seats } = await openGame(deps, demoHost.id, opening, key);
  if (state !== "open" || seats[0]?.kind === "bot") return id;
  if (seats[0]?.kind === "person") await leaveSeat(deps, id, demoHost.id, 0);
  await addBot(deps, id, demoHost.id, { body: { seat: 0, bot } });
  return id;
}
