import { randomUUID } from "node:crypto";
import type { games } from "@seneschal/schema";
import type { z } from "zod";
import type { Game } from "../../domain/game/game.ts";
import type { WithinTransaction } from "../../event-store/execute-command.ts";
import { lookAt } from "../../features/lobby/list-games.ts";
import { mustFit, openGame } from "../../features/lobby/opening/open-game.ts";
import { openSeatedGame } from "../../features/lobby/opening/open-seated-game.ts";
import { seatBot, standUp } from "../../features/lobby/seats/seating.ts";
import type { LobbyDeps } from "../../features/lobby/types.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { OpenGames } from "../game-services.ts";
import { keepHouseAccount } from "./demo-accounts-store.ts";

interface Deps extends Pick<OpenGames, "lobbyDeps"> {
  readonly newGame: z.ZodType<games.NewGame>;
}

export interface DemoWish {
  readonly ruleset: string;
  readonly seats: number;
  readonly bot: games.BotLevel;
}

/** Creates and starts a demo game between bots. `withinTransaction` writes in the same transaction. */
export async function openDemo(
  deps: Deps,
  { ruleset, seats, bot }: DemoWish,
  withinTransaction: WithinTransaction<Game>,
) {
  const { lobbyDeps, newGame } = deps;
  const opening = newGame.safeParse({ ruleset, options: {}, name: "Bots at play", seats });
  if (!opening.success) throw new Problem("malformed-request", "The ruleset does not support this number of seats.");
  mustFit(lobbyDeps.registry.of(ruleset).ruleset.seats, opening.data);
  await keepHouseAccount(lobbyDeps.pool, steward.id, steward.name);
  const { name, options, pace, weekendsOff } = opening.data;
  const bots = Array.from({ length: seats }, () => ({ kind: "bot" as const, bot }));
  const id = randomUUID();
  const terms = { id, name, ruleset, options, pace, weekendsOff, host: steward.id };
  await openSeatedGame(lobbyDeps, { ...terms, seats: bots }, withinTransaction);
  return lookAt(lobbyDeps, id, steward.id);
}

/** The account that opens demo games. */
export const steward = { id: "house-steward", name: "Aubert" };

/** A game of bots alone: the steward leaves his own seat to one, since he is never there. */
export async function openedWithBotsAlone(
  deps: LobbyDeps,
  opening: games.NewGame,
  key: string | undefined,
  bot: games.BotLevel,
): Promise<string> {
  const { id, state, seats } = await openGame(deps, steward.id, opening, key);
  if (state !== "open" || seats[0]?.kind === "bot") return id;
  if (seats[0]?.kind === "person") await standUp(deps, id, steward.id, 0);
  await seatBot(deps, id, steward.id, { seat: 0, bot });
  return id;
}
