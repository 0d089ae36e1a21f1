import type { games } from "@seneschal/schema";
import type { z } from "zod";
import type { EventOf } from "../../domain/game/events.ts";
import { type Game, seatOf } from "../../domain/game/game.ts";
import { Problem } from "../../platform/http/problem.ts";
import { playerOf } from "../../stores/games/play-record-queries.ts";
import { assertHost, assertOpen, changeOpenGame } from "./change-open-game.ts";
import { freeSeat } from "./seats/free-seat.ts";
import { assertVisible } from "./seats/seating.ts";
import type { LobbyDeps } from "./types.ts";

type InvitationRequest = z.output<typeof games.newInvitation>;

/** Enough for any game, too few for spam. */
const invitedMax = 20;

/** Invites a player by name. */
export async function invite(
  deps: LobbyDeps,
  id: string,
  host: string,
  request: InvitationRequest,
): Promise<games.GameBody> {
  if ((await playerOf(deps.pool, request.account)) === undefined) {
    throw new Problem("not-found", "No player has this id.");
  }
  return changeOpenGame(deps, id, host, (game) => {
    assertVisible(game, host);
    assertHost(game, host);
    assertOpen(game);
    return [invitationOf(game, request)];
  });
}

/** Ends an invitation: the host withdraws it, or the invited player declines it. */
export function endInvitation(deps: LobbyDeps, id: string, asking: string, account: string): Promise<games.GameBody> {
  return changeOpenGame(deps, id, asking, (game) => {
    assertVisible(game, asking);
    if (account !== asking) assertHost(game, asking);
    assertOpen(game);
    mustBeInvited(game, account);
    return [{ type: "InvitationEnded", account, why: account === asking ? "declined" : "withdrawn" }];
  });
}

/** Inviting a player again may reserve another seat. */
function invitationOf(game: Game, { account, seat }: InvitationRequest): EventOf<"PlayerInvited"> {
  const others = game.invited.filter((guest) => guest.account !== account);
  if (seatOf(game, account) !== undefined) throw new Problem("seat-taken", "This player already has a seat.");
  if (others.length >= invitedMax) throw new Problem("forbidden", `You can invite at most ${invitedMax} players.`);
  if (seat === undefined) return { type: "PlayerInvited", account };
  return { type: "PlayerInvited", account, seat: freeSeat(game, seat, account) };
}

function mustBeInvited({ invited }: Game, account: string): void {
  if (invited.some((guest) => guest.account === account)) return;
  throw new Problem("not-found", "This player is not invited.");
}
