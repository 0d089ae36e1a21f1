import type { games } from "@seneschal/schema";
import { changeGame } from "../database/change-game.ts";
import type { PlayNeeds } from "./play.ts";
import { actingSeat, shown } from "./who.ts";

const caretaker: games.BotLevel = "greedy";

/** Gives a seat up. A bot plays on, so that the others can finish their game. */
export async function resign(needs: PlayNeeds, id: string, player: string): Promise<games.GameBody> {
  const change = await changeGame(needs, id, async (known) => {
    const seat = actingSeat(shown(known, player), player);
    return [{ type: "SeatResigned", seat, bot: caretaker }];
  });
  if (change.is !== "made") throw new Error("a resignation has no key");
  return needs.showGame(change.game, player);
}
