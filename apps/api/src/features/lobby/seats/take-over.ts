import type { EventOf } from "../../../domain/game/events.ts";
import { type Game, isOpenToSubstitutes } from "../../../domain/game/game.ts";
import { type Rejection, rejected } from "../../../platform/http/rejection.ts";

/** Takes over the seat of a caretaker, as a substitute or as the player who left. */
export function seatTakenOver(
  game: Game,
  player: string,
  requested: number | undefined,
  now: Date,
): EventOf<"SeatTakenOver"> | Rejection {
  const before = game.tenures.filter(({ account, kind }) => account === player && kind === "person");
  const seat = requested ?? openSeat(game, before.at(-1)?.seat, now);
  const occupant = seat === undefined ? undefined : game.seats[seat];
  if (seat === undefined || occupant === undefined || !isOpenToSubstitutes(occupant, now.toISOString())) {
    return rejected("not-open", "The game has started, and no seat needs a substitute.");
  }
  if (before.some((tenure) => tenure.seat !== seat)) {
    return rejected(
      "forbidden",
      "You have seen hidden information of this game, so you can only take back your former seat.",
    );
  }
  return { type: "SeatTakenOver", seat, account: player };
}

function openSeat({ seats }: Game, own: number | undefined, now: Date): number | undefined {
  const looking = seats.flatMap((occupant, seat) => (isOpenToSubstitutes(occupant, now.toISOString()) ? [seat] : []));
  return looking.find((seat) => seat === own) ?? looking[0];
}
