import type { EventOf } from "../../../domain/game/events.ts";
import type { Game, SeatOccupant } from "../../../domain/game/game.ts";
import { abandonmentOf } from "../../../domain/game/seats/abandonment.ts";
import { decided, executeCommand, unchanged } from "../../../event-store/execute-command.ts";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { type GameWorker, startWorker } from "../game-worker.ts";
import type { PlayDeps } from "../types.ts";
import { bannedAmong, gamesOfBannedPlayers } from "./banned-players-queries.ts";

/** Opens the seats of banned players: they cannot move, and the others need not wait for their clocks. */
export function startVacatingSeats(deps: PlayDeps, onError: (error: unknown) => void): GameWorker {
  return startWorker({
    onError,
    work: (game) => vacateSeats(deps, game),
    findStale: () => gamesOfBannedPlayers(deps.pool),
    watch: () => () => {},
  });
}

/** Each seat is vacated by a command of its own, so that the last one knows that nobody else plays. */
export async function vacateSeats(deps: PlayDeps, id: string): Promise<boolean> {
  const outcome = await executeCommand(deps.games, {
    id,
    async decide(game) {
      const next = game?.phase === "running" ? await nextVacated(deps, game) : undefined;
      return next === undefined ? unchanged : decided([next]);
    },
  });
  acceptedOrThrow(outcome);
  const game = await deps.store.current(id);
  return game?.phase === "running" && (await nextVacated(deps, game)) !== undefined;
}

async function nextVacated({ pool }: PlayDeps, game: Game): Promise<EventOf<"SeatVacated"> | undefined> {
  const banned = await bannedAmong(pool, game.seats.flatMap(accountsOf));
  const seat = game.seats.findIndex((occupant) => accountsOf(occupant).some((account) => banned.has(account)));
  return seat === -1 ? undefined : { type: "SeatVacated", why: "banned", ...abandonmentOf(game, seat) };
}

/** The accounts that play a seat: its player, and the owner of the device. */
function accountsOf(occupant: SeatOccupant): readonly string[] {
  if (occupant.kind !== "person") return [];
  return occupant.companionOf === undefined ? [occupant.account] : [occupant.account, occupant.companionOf];
}
