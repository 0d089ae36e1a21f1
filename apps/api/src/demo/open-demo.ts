import type { games } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import { keepHouseAccount } from "../database/house-accounts.ts";
import { Problem } from "../http/problem.ts";
import type { Lobby } from "../lobby/lobby.ts";
import { openedWithBotsAlone, steward } from "./open-with-bots.ts";

interface Needs {
  readonly pool: Pool;
  readonly lobby: Lobby;
  readonly newGame: z.ZodType<games.NewGame>;
}

export interface DemoWish {
  readonly ruleset: string;
  readonly seats: number;
  readonly bot: games.BotLevel;
}

/** Opens and begins a game that bots play among themselves, for whoever wants to watch. */
export async function openDemo({ pool, lobby, newGame }: Needs, { ruleset, seats, bot }: DemoWish) {
  const bots = Array.from({ length: seats - 1 }, () => bot);
  const opening = newGame.safeParse({ ruleset, options: {}, name: "Bots at play", seats, bots });
  if (!opening.success) throw new Problem("malformed-request", "No such game can be opened with so many seats.");
  await keepHouseAccount(pool, steward.id, steward.name);
  const id = await openedWithBotsAlone(lobby, opening.data, undefined, bot);
  return lobby.start(id, steward.id);
}
