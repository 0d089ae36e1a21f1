import type { games } from "@seneschal/schema";
import type { Game } from "../../../domain/game/game.ts";
import { leavingOf } from "../../../domain/game/leaving.ts";
import { executeCommand } from "../../../event-store/execute-command.ts";
import { requireSeat, shown } from "../game-access.ts";
import type { PlayDeps } from "../types.ts";

/** Gives a seat up. A bot plays on, so that the others can finish their game. */
export async function resign(deps: PlayDeps, id: string, player: string): Promise<games.GameBody> {
  const after = await resigned(deps, id, player).catch(async (error: unknown) => {
    // Whoever asks again has what they asked for.
    const game = await deps.store.current(id);
    if (game !== undefined && gaveUp(game, player)) return game;
    throw error;
  });
  return deps.showGame(after, player);
}

async function resigned(deps: PlayDeps, id: string, player: string): Promise<Game> {
  const change = await executeCommand(deps, id, async (known) => {
    const game = shown(known, player);
    const seat = requireSeat(game, player);
    return [{ type: "SeatResigned", ...leavingOf(game, seat, deps.now()) }];
  });
  if (change.is !== "made") throw new Error("a resignation has no key");
  return change.game;
}

function gaveUp({ seats }: Game, player: string): boolean {
  return seats.some((sitting) => sitting.kind === "caretaker" && sitting.account === player);
}
