import { accounts } from "@seneschal/schema";
import type { Game } from "../../../domain/game/game.ts";
import { type Rejection, rejected } from "../../../platform/http/rejection.ts";

/** The requested seat or any free one that is not reserved for another player. The one reserved for this player comes first. */
export function freeSeat(game: Game, requested: number | undefined, player: string | undefined): number | Rejection {
  const { seats, invited } = game;
  const own = invited.find(({ account, seat }) => account === player && seat !== undefined)?.seat;
  const seat = requested ?? [own ?? -1, ...seats.keys()].find((one) => isFreeFor(game, one, player));
  if (seat === undefined) return rejected("seat-taken", "Every seat of this game is taken or reserved.");
  if (seat >= seats.length) return rejected("malformed-request", `This game has seats 0 to ${seats.length - 1}.`);
  if (!isFreeFor(game, seat, player)) return rejected("seat-taken");
  return seat;
}

/** The seat in the preferred colour, if it is free; undefined for players with a reserved seat, who get that one. */
export function preferredFreeSeat(game: Game, colour: accounts.Profile["colour"], player: string): number | undefined {
  const isAwaited = game.invited.some(({ account, seat }) => account === player && seat !== undefined);
  return isAwaited ? undefined : preferredSeat(colour, (seat) => isFreeFor(game, seat, player));
}

/** Whether the seat is free and not reserved for another player. */
function isFreeFor({ seats, invited }: Game, seat: number, player: string | undefined): boolean {
  const kept = invited.find((guest) => guest.seat === seat);
  return seats[seat]?.kind === "nobody" && (kept === undefined || kept.account === player);
}

/** The seat of the preferred colour, if the game has it. Seats have the colours in their order. */
export function preferredSeat(
  colour: accounts.Profile["colour"],
  mayHave: (seat: number) => boolean,
): number | undefined {
  if (colour === null) return undefined;
  const liked = accounts.colours.indexOf(colour);
  return mayHave(liked) ? liked : undefined;
}
