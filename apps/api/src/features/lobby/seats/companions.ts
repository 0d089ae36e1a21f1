import type { games } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import type { GameEvent } from "../../../domain/game/events.ts";
import { type Game, seatOf } from "../../../domain/game/game.ts";
import { seatTakenEvent } from "../../../domain/game/proof/chance.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { acceptedOrThrow, isRejected, type Rejection } from "../../../platform/http/rejection.ts";
import { type Companion, companionsOf, createCompanion } from "../../../stores/accounts/companions-store.ts";
import { isNameFree } from "../../../stores/names/name-claims-store.ts";
import { changeOpenGame, checkHost, checkOpen, checkVisible, gameNotFound } from "../change-open-game.ts";
import type { LobbyDeps } from "../types.ts";
import { freeSeat } from "./free-seat.ts";

type NewCompanion = z.output<typeof games.newCompanion>;

/** More than any game has seats, few enough to list them all. */
const companionsMax = 20;

/** Seats a player who plays on the host's device. */
export async function addCompanion(
  deps: LobbyDeps,
  id: string,
  host: string,
  { name, seat, entropy }: NewCompanion,
): Promise<games.GameBody> {
  const known = await deps.store.current(id);
  if (known === undefined) throw gameNotFound().problem;
  acceptedOrThrow(checkMayBring(known, host));
  const companion = await companionNamed(deps.pool, known, host, name);
  const newcomer = { kind: "person", account: companion.id, companionOf: host } as const;
  const seatingEvents = (game: Game) => {
    const taken = freeSeat(game, seat, companion.id);
    if (isRejected(taken)) return taken;
    return [seatTakenEvent(game, taken, newcomer, entropy), ...readiness(game, taken)];
  };
  return changeOpenGame(deps, id, {
    by: host,
    events: (game) => checkMayBring(game, host) ?? seatingEvents(game),
  });
}

function checkMayBring(game: Game, host: string): Rejection | undefined {
  return checkVisible(game, host) ?? checkHost(game, host) ?? checkOpen(game);
}

/** The companion of this name from an earlier game, if they are not seated yet; otherwise a new one. */
async function companionNamed(pool: Pool, game: Game, host: string, name: string): Promise<Companion> {
  const known = await companionsOf(pool, host);
  const again = known.find((one) => one.name === name && seatOf(game, one.id) === undefined);
  if (again !== undefined) return again;
  if (known.length >= companionsMax) {
    throw new Problem(
      "forbidden",
      `You can have at most ${companionsMax} players on your device. Name one of the existing ones.`,
    );
  }
  if (!(await isNameFree(pool, name))) throw new Problem("name-taken");
  return createCompanion(pool, host, name);
}

/** Players on the host's device are ready as soon as they have a seat. */
function readiness({ settings }: Game, seat: number): readonly GameEvent[] {
  return settings.readyCheck === true ? [{ type: "ReadinessSaid", seat, isReady: true }] : [];
}
