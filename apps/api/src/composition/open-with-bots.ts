import type { games } from "@seneschal/schema";
import { openGame } from "../features/lobby/opening/open-game.ts";
import { seatBot, standUp } from "../features/lobby/seats/seating.ts";
import type { LobbyDeps } from "../features/lobby/types.ts";

/** Who opens games on behalf of the house. */
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
