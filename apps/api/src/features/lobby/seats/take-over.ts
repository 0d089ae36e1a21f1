import type { EventOf } from "../../../domain/game/events.ts";
import { type Game, isOpenToSubstitutes } from "../../../domain/game/game.ts";
import { Problem } from "../../../platform/http/problem.ts";

/** Takes the seat of a caretaker: for a substitute, or for the player who had left it. */
export function seatTakenOver(
  game: Game,
  player: string,
  wished: number | undefined,
  now: Date,
): EventOf<"SeatTakenOver"> {
  const before = game.tenures.filter(({ account, kind }) => account === player && kind === "person");
  const seat = wished ?? openSeat(game, before.at(-1)?.seat, now);
  const sitting = seat === undefined ? undefined : game.seats[seat];
  if (seat === undefined || sitting === undefined || !isOpenToSubstitutes(sitting, now.toISOString())) {
    throw new Problem("not-open", "The game has started, and no seat needs a substitute.");
  }
  if (before.some((tenure) => tenure.seat !== seat)) {
    throw new Problem(
      "forbidden",
      "You have seen hidden information of this game, so you can only take back your former seat.",
    );
  }
  return { type: "SeatTakenOver", seat, account: player };
}

function openSeat({ seats }: Game, own: number | undefined, now: Date): number | undefined {
  const looking = seats.flatMap((sitting, seat) => (isOpenToSubstitutes(sitting, now.toISOString()) ? [seat] : []));
  return looking.find((seat) => seat === own) ?? looking[0];
}
