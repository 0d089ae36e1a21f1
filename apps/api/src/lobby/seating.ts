import { randomBytes } from "node:crypto";
import type { EventOf, Newcomer } from "../history/events.ts";
import { type Game, isShownTo, seatOf } from "../history/game.ts";
import { invitationOf } from "../history/invitation.ts";
import { Problem } from "../http/problem.ts";
import { changeOpenGame, mustBeHost, mustBeOpen } from "./change.ts";
import type { Lobby, LobbyNeeds } from "./lobby.ts";

/** Who sits where, before the game begins. */
export function seating(needs: LobbyNeeds): Pick<Lobby, "sitDown" | "standUp" | "seatBot"> {
  return {
    sitDown: (id, player, { seat, invitation, entropy }) =>
      changeOpenGame(needs, id, player, (game) => {
        mustBeInvited(game, player, invitation);
        mustBeOpen(game);
        const own = seatOf(game, player);
        if (own !== undefined) throw new Problem("seat-taken", `You have a seat already: ${own}.`);
        return [seatTaken(freeSeat(game, seat), { kind: "person", account: player }, entropy)];
      }),
    standUp: (id, player, seat) =>
      changeOpenGame(needs, id, player, (game) => {
        mustBeShown(game, player);
        mustBeOpen(game);
        mustBeTheirs(game, player, seat);
        return [{ type: "SeatLeft", seat }];
      }),
    seatBot: (id, host, { seat, bot }) =>
      changeOpenGame(needs, id, host, (game) => {
        mustBeShown(game, host);
        mustBeHost(game, host);
        mustBeOpen(game);
        return [seatTaken(freeSeat(game, seat), { kind: "bot", bot })];
      }),
  };
}

export function seatTaken(seat: number, newcomer: Newcomer, entropy?: string): EventOf<"SeatTaken"> {
  return {
    type: "SeatTaken",
    seat,
    newcomer,
    entropy: entropy ?? randomBytes(16).toString("hex"),
    entropyFrom: entropy === undefined ? "house" : "player",
  };
}

export function mustBeShown(game: Game, account: string): void {
  if (!isShownTo(game, account)) throw new Problem("not-found", "No game has this id, or it is not shown to you.");
}

/** A game by invitation is there for those who know its code. */
function mustBeInvited(game: Game, account: string, invitation: string | undefined): void {
  if (invitation !== invitationOf(game)) mustBeShown(game, account);
}

function freeSeat({ seats }: Game, wished: number | undefined): number {
  const seat = wished ?? seats.findIndex(({ kind }) => kind === "nobody");
  if (seat === -1) throw new Problem("seat-taken", "Every seat of this game is taken.");
  const kind = seats[seat]?.kind;
  if (kind === undefined) throw new Problem("malformed-request", `This game has seats 0 to ${seats.length - 1}.`);
  if (kind !== "nobody") throw new Problem("seat-taken");
  return seat;
}

function mustBeTheirs(game: Game, player: string, seat: number): void {
  const sitting = game.seats[seat];
  if (sitting?.kind === "person" && sitting.account === player) return;
  if (sitting?.kind === "bot" && game.terms.host === player) return;
  throw new Problem("not-your-seat", "You may give back your own seat; the host may also send bots away.");
}
