import type { games } from "@seneschal/schema";
import type { z } from "zod";
import { invitationCodeOf } from "../../../domain/game/access.ts";
import type { EventOf, GameEvent } from "../../../domain/game/events.ts";
import { type Game, seatOf } from "../../../domain/game/game.ts";
import { seatTakenEvent } from "../../../domain/game/proof/chance.ts";
import { nextHost } from "../../../domain/game/seats/next-host.ts";
import { summaryOf } from "../../../domain/game/summary.ts";
import { requestOf } from "../../../event-store/appending/idempotent-request.ts";
import type { Keyed } from "../../../platform/http/keyed.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { isRejected, type Rejection, rejected } from "../../../platform/http/rejection.ts";
import { peopleAmong } from "../../../stores/accounts/bots-store.ts";
import { profileOf } from "../../../stores/accounts/profiles-store.ts";
import { hasInspected } from "../../../stores/games/inspections-store.ts";
import { changeOpenGame, checkHost, checkOpen, checkVisible } from "../change-open-game.ts";
import type { LobbyDeps } from "../types.ts";
import { entryEligibility } from "./entry-eligibility.ts";
import { freeSeat, preferredFreeSeat } from "./free-seat.ts";
import { seatTakenOver } from "./take-over.ts";

type SeatRequest = z.output<typeof games.newSeatPlayer>;

/** Takes a seat before the start, or takes over an abandoned one. */
export async function takeSeat(
  deps: LobbyDeps,
  id: string,
  player: string,
  { body: request, key }: Keyed<SeatRequest>,
): Promise<games.GameBody> {
  await assertEligible(deps, id, player);
  const { colour } = await profileOf(deps.pool, player);
  return changeOpenGame(deps, id, {
    by: player,
    request: requestOf(player, key, ["seat", request]),
    events(game) {
      const liked = request.seat === undefined ? preferredFreeSeat(game, colour, player) : undefined;
      return takingEvents(deps, game, player, { ...request, ...(liked !== undefined && { seat: liked }) });
    },
    async withinTransaction(client) {
      if (!(await hasInspected(client, id, player))) return;
      throw new Problem("own-game", "You have seen the hidden information of this game on the admin pages.");
    },
  });
}

export async function leaveSeat(deps: LobbyDeps, id: string, player: string, seat: number): Promise<games.GameBody> {
  const hosts = await possibleHosts(deps, id);
  return changeOpenGame(deps, id, {
    by: player,
    events: (game) => checkVisible(game, player) ?? checkOpen(game) ?? leavingEvents(game, { player, seat, hosts }),
  });
}

/** The seated players who could be the next host. Players who take a seat afterwards are not among them. */
async function possibleHosts({ store, pool }: LobbyDeps, id: string): Promise<ReadonlySet<string>> {
  const seats = (await store.current(id))?.seats ?? [];
  return peopleAmong(
    pool,
    seats.flatMap((occupant) => (occupant.kind === "person" ? [occupant.account] : [])),
  );
}

/** For a host who deletes the account: another player becomes the host; without one the game is cancelled. */
export async function giveUpGame(deps: LobbyDeps, id: string, host: string): Promise<games.GameBody> {
  const hosts = await possibleHosts(deps, id);
  const givingUp = (game: Game): readonly GameEvent[] => {
    const next = nextHost(game, [host], hosts);
    return next.length > 0 ? next : [{ type: "GameClosed", why: "cancelled", secret: game.secret }];
  };
  const isHost = ({ phase, settings }: Game) => phase === "open" && settings.host === host;
  return changeOpenGame(deps, id, { by: host, events: (game) => (isHost(game) ? givingUp(game) : []) });
}

export function addBot(
  deps: LobbyDeps,
  id: string,
  host: string,
  { body: { seat, bot }, key }: Keyed<z.output<typeof games.newSeatBot>>,
): Promise<games.GameBody> {
  const botEvents = (game: Game) => {
    const free = freeSeat(game, seat, undefined);
    return isRejected(free) ? free : [seatTakenEvent(game, free, { kind: "bot", bot })];
  };
  return changeOpenGame(deps, id, {
    by: host,
    request: requestOf(host, key, ["bot", { seat, bot }]),
    events: (game) => checkVisible(game, host) ?? checkHost(game, host) ?? checkOpen(game) ?? botEvents(game),
  });
}

function takingEvents(
  deps: LobbyDeps,
  game: Game,
  player: string,
  request: SeatRequest,
): readonly GameEvent[] | Rejection {
  const own = seatOf(game, player);
  const uninvited = checkInvited(game, player, request.invitation);
  if (uninvited !== undefined) return uninvited;
  if (game.phase !== "running" || own !== undefined) {
    const taken = own === undefined ? undefined : rejected("seat-taken", `You already have seat ${own}.`);
    return checkOpen(game) ?? taken ?? freeSeatEvents(game, player, request);
  }
  const takenOver = seatTakenOver(game, player, request.seat, deps.now());
  return isRejected(takenOver) ? takenOver : [takenOver];
}

function freeSeatEvents(game: Game, player: string, { seat, entropy }: SeatRequest) {
  const free = freeSeat(game, seat, player);
  return isRejected(free) ? free : [seatTakenEvent(game, free, { kind: "person", account: player }, entropy)];
}

/** Invited players and players who come back need not meet the requirements. */
async function assertEligible({ store, registry, pool }: LobbyDeps, id: string, player: string): Promise<void> {
  const game = await store.current(id);
  if (game === undefined) return;
  const eligibility = await entryEligibility(pool, [summaryOf(registry, game)], player);
  if ((eligibility.get(id)?.unmet ?? null) !== null) throw new Problem("entry-refused");
}

/** A private game is visible to everyone who has the code of its invitation link. */
function checkInvited(game: Game, account: string, invitation: string | undefined): Rejection | undefined {
  return invitation === invitationCodeOf(game) ? undefined : checkVisible(game, account);
}

interface Leaving {
  readonly player: string;
  readonly seat: number;
  /** The accounts that could be the next host. */
  readonly hosts: ReadonlySet<string>;
}

/** Everyone can leave their own seat. The host can remove bots and players, together with the players on their device. */
function leavingEvents(game: Game, { player, seat, hosts }: Leaving): readonly GameEvent[] | Rejection {
  const occupant = game.seats[seat];
  if (occupant?.kind === "person" && occupant.account === player)
    return [{ type: "SeatLeft", seat }, ...nextHost(game, [player], hosts)];
  if (occupant?.kind === "bot" && game.settings.host === player) return [{ type: "SeatLeft", seat }];
  if (occupant?.kind === "person" && game.settings.host === player)
    return kickedOutEvents(game, seat, occupant.account);
  return rejected("not-your-seat", "You can leave your own seat; only the host can remove other players.");
}

/** The players on the device of a removed account are removed too: otherwise it could play their seats. */
function kickedOutEvents({ seats }: Game, seat: number, account: string): readonly EventOf<"SeatLeft">[] {
  const onDevice = seats.flatMap((one, place) => (one.kind === "person" && one.companionOf === account ? [place] : []));
  return [seat, ...onDevice].map((place) => ({ type: "SeatLeft", seat: place, isSentAway: true }));
}
