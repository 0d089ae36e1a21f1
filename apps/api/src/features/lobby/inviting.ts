import type { games, players } from "@seneschal/schema";
import type { z } from "zod";
import type { EventOf } from "../../domain/game/events.ts";
import { type Game, seatOf } from "../../domain/game/game.ts";
import { Problem } from "../../platform/http/problem.ts";
import { playerOf } from "../../read-models/reliability-queries.ts";
import { changeOpenGame, mustBeHost, mustBeOpen } from "./change.ts";
import type { LobbyNeeds } from "./lobby.ts";
import { playersNamed } from "./players-named-queries.ts";
import { freeSeat } from "./seats/free-seat.ts";
import { mustBeShown } from "./seats/seating.ts";

type Wish = z.output<typeof games.newInvitation>;

/** Asking somebody by name to come to a table. */
export interface Inviting {
  invite(game: string, host: string, wish: Wish): Promise<games.GameBody>;
  /** The host withdraws an invitation, whoever is invited declines it. */
  uninvite(game: string, asking: string, account: string): Promise<games.GameBody>;
  playersNamed(asking: string, name: string): Promise<z.output<typeof players.playersNamed>>;
}

/** Enough for any table, too few to bother a whole town. */
const invitedMax = 20;

export function inviting(needs: LobbyNeeds): Inviting {
  return {
    async invite(id, host, wish) {
      if ((await playerOf(needs.pool, wish.account)) === undefined) {
        throw new Problem("not-found", "No player has this id.");
      }
      return changeOpenGame(needs, id, host, (game) => {
        mustBeShown(game, host);
        mustBeHost(game, host);
        mustBeOpen(game);
        return [invitationOf(game, wish)];
      });
    },
    uninvite: (id, asking, account) =>
      changeOpenGame(needs, id, asking, (game) => {
        mustBeShown(game, asking);
        if (account !== asking) mustBeHost(game, asking);
        mustBeOpen(game);
        mustBeInvited(game, account);
        return [{ type: "InvitationEnded", account, why: account === asking ? "declined" : "withdrawn" }];
      }),
    playersNamed: async (asking, name) => ({ players: [...(await playersNamed(needs.pool, asking, name))] }),
  };
}

/** Whoever is invited already may be given another seat. */
function invitationOf(game: Game, { account, seat }: Wish): EventOf<"PlayerInvited"> {
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
