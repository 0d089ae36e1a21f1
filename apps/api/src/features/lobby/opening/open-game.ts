import { randomBytes, randomUUID } from "node:crypto";
import { type accounts, clocks, type games } from "@seneschal/schema";
import { isFixedPace, timeControlOf, usualDeadlines } from "../../../domain/clocks/time-controls.ts";
import type { GameEvent } from "../../../domain/game/events.ts";
import { commitmentOf, latestScheme, newChanceSource, seatTakenEvent } from "../../../domain/game/proof/chance.ts";
import { recordedRules } from "../../../domain/game/ruleset-registry.ts";
import { deterministicUuid, requestOf } from "../../../event-store/appending/idempotent-request.ts";
import { decided, executeCommand, stateAfter } from "../../../event-store/execute-command.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { rejected } from "../../../platform/http/rejection.ts";
import { profileOf } from "../../../stores/accounts/profiles-store.ts";
import { preferredSeat } from "../seats/free-seat.ts";
import { showGame } from "../show-game.ts";
import type { LobbyDeps } from "../types.ts";
import { openGameCount } from "./open-game-count-queries.ts";

/** Creates a game with a new secret. Bots take the last seats; the host takes the seat of the preferred colour, or seat 0. */
export async function openGame(
  deps: LobbyDeps,
  host: string,
  opening: games.NewGame,
  key: string | undefined,
): Promise<games.GameBody> {
  assertSeatCount(deps.registry.of(opening.ruleset).ruleset.seats, opening);
  assertDeadlineCount(opening);
  // The id depends on account and key, so repeating a request cannot create a second game.
  const id = key === undefined ? randomUUID() : deterministicUuid("seneschal/game", host, key);
  const secret = randomBytes(32).toString("hex");
  const outcome = await executeCommand(deps.games, {
    id,
    secret,
    request: requestOf(host, key, ["open", opening]),
    async decide(game) {
      if (game !== undefined) throw new Error(`the new game ${id} exists already`);
      if (!(await mayOpenGame(deps, host))) return rejected("too-many-open-games");
      const profile = await profileOf(deps.pool, host);
      const seat = seatOfHost(profile, opening);
      const clock = timeControlOf({ ...opening, fixedDeadlines: deadlinesOf(opening, profile) });
      return decided(openingEvents(deps, { id, secret, host, seat, opening, clock }));
    },
  });
  return showGame(deps, stateAfter(outcome), host);
}

/** Whether this host can create another game. */
export async function mayOpenGame({ pool, openGamesMax }: LobbyDeps, host: string): Promise<boolean> {
  return openGamesMax === Number.POSITIVE_INFINITY || (await openGameCount(pool, host)) < openGamesMax;
}

interface Opening {
  readonly id: string;
  readonly secret: string;
  readonly host: string;
  readonly seat: number;
  readonly opening: games.NewGame;
  readonly clock: clocks.TimeControl | undefined;
}

function openingEvents({ registry }: LobbyDeps, given: Opening): readonly GameEvent[] {
  const { id, secret, host, seat, opening, clock } = given;
  const { name, ruleset, options, seats, visibility, startsWhenFull, bots, entropy } = opening;
  const { spectatorDelay, entry, readyCheck } = opening;
  const source = newChanceSource(id, secret);
  const commitment = commitmentOf(latestScheme, id, secret);
  return [
    {
      type: "GameOpened",
      name,
      ruleset,
      ...recordedRules(registry, ruleset),
      options,
      seats,
      visibility,
      host,
      commitment,
      chanceScheme: latestScheme,
      startsWhenFull,
      ...(clock && { clock }),
      ...(spectatorDelay && { spectatorDelay }),
      ...(entry && { entry }),
      ...(readyCheck && { readyCheck }),
    },
    seatTakenEvent(source, seat, { kind: "person", account: host }, entropy),
    ...bots.map((bot, place) => seatTakenEvent(source, seats - bots.length + place, { kind: "bot", bot })),
  ];
}

function seatOfHost({ colour }: accounts.Profile, { seats, bots }: games.NewGame): number {
  return preferredSeat(colour, (seat) => seat < seats - bots.length) ?? 0;
}

export function assertSeatCount(
  { min, max }: { readonly min: number; readonly max: number },
  { seats, bots }: games.NewGame,
): void {
  if (seats < min || seats > max) {
    const errors = [{ path: "body/seats", message: `from ${min} to ${max}` }];
    throw new Problem("malformed-request", `This ruleset supports ${min} to ${max} seats.`, { errors });
  }
  if (bots.length >= seats) {
    const errors = [{ path: "body/bots", message: `at most ${seats - 1}` }];
    throw new Problem("malformed-request", "There are too many bots: one seat is yours.", { errors });
  }
}

/** The deadlines that the host chose, or the usual ones in the time zone of the host. */
function deadlinesOf({ pace, fixedDeadlines }: games.NewGame, { timeZone }: accounts.Profile) {
  return isFixedPace(pace) ? (fixedDeadlines ?? usualDeadlines(pace, timeZone)) : undefined;
}

function assertDeadlineCount({ pace, fixedDeadlines }: games.NewGame): void {
  if (fixedDeadlines === undefined) return;
  const count = isFixedPace(pace) ? clocks.deadlinesPerDay[pace] : 0;
  if (fixedDeadlines.times.length === count) return;
  const errors = [{ path: "body/fixedDeadlines", message: count === 0 ? "not with this pace" : `times: ${count}` }];
  throw new Problem("malformed-request", `This time control has ${count} deadlines a day.`, { errors });
}
