import type { Seat } from "@seneschal/engine";
import type { GameEvent } from "../../../domain/game/events.ts";
import { accountsPlaying, type Game } from "../../../domain/game/game.ts";
import { abandonmentOf } from "../../../domain/game/seats/abandonment.ts";
import { nextHost } from "../../../domain/game/seats/next-host.ts";
import { decided, executeCommand, unchanged } from "../../../event-store/execute-command.ts";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { bannedAmong } from "../../../stores/accounts/account-status-queries.ts";
import { peopleAmong } from "../../../stores/accounts/bots-store.ts";
import { type GameWorker, startWorker } from "../game-worker.ts";
import type { PlayDeps } from "../types.ts";
import { gamesOfBannedPlayers } from "./banned-players-queries.ts";

/**
 * Opens the seats of banned players: they cannot move, and the others need not wait for their clocks. Another player
 * becomes the host of a game that has not started.
 */
export function startVacatingSeats(deps: PlayDeps, onError: (error: unknown) => void): GameWorker {
  return startWorker({
    onError,
    work: (game) => vacateSeats(deps, game),
    findStale: () => gamesOfBannedPlayers(deps.pool, deps.registry.ids),
    watch: () => () => {},
  });
}

/** Each seat of a running game is vacated by a command of its own, so that the last one knows that nobody else plays. */
export async function vacateSeats(deps: PlayDeps, id: string): Promise<boolean> {
  const outcome = await executeCommand(deps.games, {
    id,
    async decide(game) {
      const events = await vacatingEvents(deps, game);
      return events.length === 0 ? unchanged : decided(events);
    },
  });
  acceptedOrThrow(outcome);
  return (await vacatingEvents(deps, await deps.store.current(id))).length > 0;
}

async function vacatingEvents({ pool }: PlayDeps, game: Game | undefined): Promise<readonly GameEvent[]> {
  if (game?.phase !== "open" && game?.phase !== "running") return [];
  const banned = await bannedAmong(pool, [game.settings.host, ...game.seats.flatMap(accountsPlaying)]);
  const seats = game.seats.flatMap((occupant, seat) =>
    accountsPlaying(occupant).some((account) => banned.has(account)) ? [seat] : [],
  );
  if (game.phase === "open") {
    const hosts = await peopleAmong(pool, game.seats.flatMap(accountsPlaying));
    return leavingEvents(game, seats, { banned, hosts });
  }
  return seats.slice(0, 1).map((seat) => ({ type: "SeatVacated", why: "banned", ...abandonmentOf(game, seat) }));
}

/** Without another player who could be the host, the game is cancelled. */
function leavingEvents(
  game: Game,
  seats: readonly Seat[],
  { banned, hosts }: { readonly banned: ReadonlySet<string>; readonly hosts: ReadonlySet<string> },
): readonly GameEvent[] {
  const host = nextHost(game, [...banned], hosts);
  if (host.length === 0 && banned.has(game.settings.host)) {
    return [{ type: "GameClosed", why: "cancelled", secret: game.secret }];
  }
  return [...seats.map((seat) => ({ type: "SeatLeft", seat }) as const), ...host];
}
