import { randomBytes } from "node:crypto";
import type { games } from "@seneschal/schema";
import { isKickedOut } from "../../../domain/game/access.ts";
import type { EventOf, GameEvent } from "../../../domain/game/events.ts";
import { type Game, isOver, type SeatOccupant, seatOf } from "../../../domain/game/game.ts";
import { commitmentOf, latestScheme, newChanceSource, seatTakenEvent } from "../../../domain/game/proof/chance.ts";
import { recordedRules } from "../../../domain/game/ruleset-registry.ts";
import { deterministicUuid } from "../../../event-store/appending/idempotent-request.ts";
import { decided, executeCommand, stateAfter, unchanged } from "../../../event-store/execute-command.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { acceptedOrThrow, rejected } from "../../../platform/http/rejection.ts";
import { checkVisible, gameNotFound } from "../change-open-game.ts";
import { takeSeat } from "../seats/seating.ts";
import { showGame } from "../show-game.ts";
import type { LobbyDeps } from "../types.ts";
import { mayOpenGame } from "./open-game.ts";

/**
 * A rematch with the same players, each one seat further. The first player who asks creates it and invites the others;
 * players who ask later take their reserved seats.
 */
export async function rematch(deps: LobbyDeps, id: string, player: string): Promise<games.GameBody> {
  const finished = await deps.store.current(id);
  if (finished === undefined) throw gameNotFound().problem;
  acceptedOrThrow(checkVisible(finished, player));
  if (!isOver(finished) || finished.startedAt === undefined) throw new Problem("not-finished");
  if (seatOf(finished, player) === undefined) {
    throw new Problem("not-your-seat", "Only players who finished the game can create a rematch.");
  }
  let kickedOut = kickedOutIn(finished);
  for (let attempt = 0; ; attempt++) {
    const next = deterministicUuid("seneschal/rematch", id, String(attempt));
    const game =
      (await deps.store.current(next)) ?? (await openRematch(deps, { id: next, player, kickedOut }, finished));
    if (!isCancelled(game)) return joinRematch(deps, game, player);
    kickedOut = game.kickedOut;
  }
}

/** Creates the rematch, unless another player was first. */
async function openRematch(deps: LobbyDeps, rematch: Omit<Rematch, "secret">, finished: Game): Promise<Game> {
  const secret = randomBytes(32).toString("hex");
  const outcome = await executeCommand(deps.games, {
    id: rematch.id,
    secret,
    async decide(game) {
      if (game !== undefined) return unchanged;
      if (!(await mayOpenGame(deps, rematch.player))) return rejected("too-many-open-games");
      return decided(openingEvents(deps, { ...rematch, secret }, finished));
    },
  });
  return stateAfter(outcome);
}

async function joinRematch(deps: LobbyDeps, game: Game, player: string): Promise<games.GameBody> {
  const isAwaited = game.phase === "open" && game.invited.some(({ account }) => account === player);
  if (isAwaited) return takeSeat(deps, game.id, player, { body: {} });
  acceptedOrThrow(checkVisible(game, player));
  return showGame(deps, game, player);
}

interface Rematch {
  readonly id: string;
  readonly secret: string;
  /** The player who asks. */
  readonly player: string;
  /** Accounts that were kicked out of the finished game, or of an earlier rematch that was cancelled. */
  readonly kickedOut: readonly string[];
}

function openingEvents({ registry }: LobbyDeps, rematch: Rematch, finished: Game): readonly GameEvent[] {
  const { schema } = registry.of(finished.settings.ruleset);
  const { sentAway: _, package: __, ...settings } = finished.settings;
  // A player who was kicked out may still open a rematch of their own.
  const kickedOut = rematch.kickedOut.filter((account) => account !== rematch.player);
  const opening: EventOf<"GameOpened"> = {
    ...settings,
    type: "GameOpened",
    seats: finished.seats.length,
    ...recordedRules(registry, settings.ruleset),
    options: schema.options.parse(finished.settings.options),
    host: rematch.player,
    commitment: commitmentOf(latestScheme, rematch.id, rematch.secret),
    chanceScheme: latestScheme,
    // The players have already agreed.
    startsWhenFull: true,
    rematchOf: finished.id,
    ...(kickedOut.length > 0 && { sentAway: kickedOut }),
  };
  const coming = finished.seats.flatMap((occupant, seat) =>
    seatingEvents({ ...rematch, kickedOut }, occupant, (seat + 1) % finished.seats.length),
  );
  // The player who asks is seated first: the others are invited.
  return [opening, ...coming.toSorted((one, other) => rankOf(one) - rankOf(other))];
}

/** Accounts that were kicked out stay out, unless they came back and played. */
function kickedOutIn({ kickedOut, seats }: Game): readonly string[] {
  const played = new Set(seats.flatMap((occupant) => (occupant.kind === "person" ? [occupant.account] : [])));
  return kickedOut.filter((account) => !played.has(account));
}

/** Players who left before the end are not invited. */
function seatingEvents(
  { id, secret, player, kickedOut }: Rematch,
  occupant: SeatOccupant,
  seat: number,
): readonly EventOf<"SeatTaken" | "PlayerInvited">[] {
  const source = newChanceSource(id, secret);
  if (occupant.kind === "bot") return [seatTakenEvent(source, seat, { kind: "bot", bot: occupant.bot })];
  if (occupant.kind !== "person") return [];
  if (isKickedOut({ kickedOut, settings: { host: player } }, occupant)) return [];
  const { account, companionOf } = occupant;
  // Players on the same device come along.
  if (companionOf !== undefined) return [seatTakenEvent(source, seat, { kind: "person", account, companionOf })];
  if (account === player) return [seatTakenEvent(source, seat, { kind: "person", account })];
  return [{ type: "PlayerInvited", account, seat }];
}

function rankOf({ type }: GameEvent): number {
  return type === "SeatTaken" ? 0 : 1;
}

function isCancelled({ phase, startedAt }: Game): boolean {
  return phase === "closed" && startedAt === undefined;
}
