import type { Seat } from "@seneschal/engine";
import type { games } from "@seneschal/schema";
import { caretakerLevel, type Game } from "../game.ts";

interface Abandonment {
  readonly seat: Seat;
  readonly bot: games.BotLevel;
  readonly staysOpen?: true;
}

/** A bot takes over the seat of a player who leaves. While other people play, the seat is open to substitutes. */
export function abandonmentOf({ seats }: Game, seat: Seat): Abandonment {
  const isAlone = seats.every((occupant, other) => other === seat || occupant.kind !== "person");
  return { seat, bot: caretakerLevel, ...(!isAlone && { staysOpen: true }) };
}

/** What the players have decided about an abandoned seat: more than half must agree; to end the game, all. */
export function voteResultOf(
  { seats }: Game,
  about: Seat,
  vote: { readonly seat: Seat; readonly wish: games.BallotChoice },
) {
  const occupant = seats[about];
  if (occupant?.kind !== "caretaker") throw new Error(`seat ${about} was not abandoned`);
  const players = seats.filter(({ kind }) => kind === "person").length;
  const others = occupant.ballots.filter(({ seat, wish }) => seat !== vote.seat && wish === vote.wish);
  const count = others.length + 1;
  return (vote.wish === "end" ? count === players : count * 2 > players) ? vote.wish : undefined;
}
