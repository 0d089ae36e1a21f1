import type { games } from "@seneschal/schema";
import type { z } from "zod";
import type { GameEvent } from "../../../domain/game/events.ts";
import { type Game, seatOf } from "../../../domain/game/game.ts";
import { requestOf } from "../../../event-store/appending/idempotent-request.ts";
import type { Keyed } from "../../../platform/http/keyed.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { isRejected, type Rejection, rejected } from "../../../platform/http/rejection.ts";
import { botOf } from "../../../stores/accounts/bots-store.ts";
import { playerOf } from "../../../stores/games/play-record-queries.ts";
import { changeOpenGame, checkHost, checkOpen, checkVisible } from "../change-open-game.ts";
import { freeSeat } from "../seats/free-seat.ts";
import { seatBotAccount } from "../seats/seat-bot-account.ts";
import type { LobbyDeps } from "../types.ts";

type InvitationRequest = z.output<typeof games.newInvitation>;

/** Enough for any game, too few for spam. */
const invitedMax = 20;

/** Invites a player. A bot account takes the seat at once if it accepts. */
export async function invite(
  deps: LobbyDeps,
  id: string,
  host: string,
  { body: request, key }: Keyed<InvitationRequest>,
): Promise<games.GameBody> {
  if ((await playerOf(deps.pool, request.account)) === undefined) {
    throw new Problem("not-found", "No player has this id.");
  }
  const bot = await botOf(deps.pool, request.account);
  const served = requestOf(host, key, ["invite", request]);
  if (bot !== undefined) return seatBotAccount(deps, id, host, { bot, seat: request.seat, request: served });
  return changeOpenGame(deps, id, {
    by: host,
    request: served,
    events: (game) =>
      checkVisible(game, host) ?? checkHost(game, host) ?? checkOpen(game) ?? invitationEvents(game, request),
  });
}

/** Ends an invitation: the host withdraws it, or the invited player declines it. */
export function endInvitation(deps: LobbyDeps, id: string, asking: string, account: string): Promise<games.GameBody> {
  const isOwn = account === asking;
  return changeOpenGame(deps, id, {
    by: asking,
    events: (game) =>
      checkVisible(game, asking) ??
      (isOwn ? undefined : checkHost(game, asking)) ??
      checkOpen(game) ??
      checkInvited(game, account) ?? [{ type: "InvitationEnded", account, why: isOwn ? "declined" : "withdrawn" }],
  });
}

/** Inviting a player again may reserve another seat. */
function invitationEvents(game: Game, { account, seat }: InvitationRequest): readonly GameEvent[] | Rejection {
  const others = game.invited.filter((guest) => guest.account !== account);
  if (seatOf(game, account) !== undefined) return rejected("seat-taken", "This player already has a seat.");
  if (others.length >= invitedMax) return rejected("forbidden", `You can invite at most ${invitedMax} players.`);
  if (seat === undefined) return [{ type: "PlayerInvited", account }];
  const reserved = freeSeat(game, seat, account);
  return isRejected(reserved) ? reserved : [{ type: "PlayerInvited", account, seat: reserved }];
}

function checkInvited({ invited }: Game, account: string): Rejection | undefined {
  const isInvited = invited.some((guest) => guest.account === account);
  return isInvited ? undefined : rejected("not-found", "This player is not invited.");
}
