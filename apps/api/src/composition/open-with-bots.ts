import type { games } from "@seneschal/schema";
import type { Lobby } from "../features/lobby/lobby.ts";

/** Who opens games on behalf of the house. */
export const steward = { id: "house-steward", name: "Aubert" };

/** A game of bots alone: the steward leaves his own seat to one, since he is never there. */
export async function openedWithBotsAlone(
  lobby: Lobby,
  opening: games.NewGame,
  key: string | undefined,
  bot: games.BotLevel,
): Promise<string> {
  const { id, state, seats } = await lobby.open(steward.id, opening, key);
  if (state !== "open" || seats[0]?.kind === "bot") return id;
  if (seats[0]?.kind === "person") await lobby.standUp(id, steward.id, 0);
  await lobby.seatBot(id, steward.id, { seat: 0, bot });
  return id;
}
