import type { Seat } from "@seneschal/engine";
import type { games } from "@seneschal/schema";
import { caretakerLevel, type Game } from "../game.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
const openMilliseconds = { live: 30 * minute, byWeb: 48 * hour };

interface Leaving {
  readonly seat: Seat;
  readonly bot: games.BotLevel;
  readonly openUntil?: string;
}

/** A bot plays on when a player leaves; while other people play, a substitute may take the seat. */
export function leavingOf({ seats, settings }: Game, seat: Seat, at: Date): Leaving {
  const isAlone = seats.every((sitting, other) => other === seat || sitting.kind !== "person");
  if (isAlone) return { seat, bot: caretakerLevel };
  const milliseconds = settings.clock?.pace === "live" ? openMilliseconds.live : openMilliseconds.byWeb;
  return { seat, bot: caretakerLevel, openUntil: new Date(at.getTime() + milliseconds).toISOString() };
}

/** What the table has decided about a seat by its ballots: more than half of the players; to end the game, all. */
export function decisionOf(
  { seats }: Game,
  about: Seat,
  cast: { readonly seat: Seat; readonly wish: games.BallotChoice },
) {
  const sitting = seats[about];
  if (sitting?.kind !== "caretaker") throw new Error(`seat ${about} was not abandoned`);
  const players = seats.filter(({ kind }) => kind === "person").length;
  const others = sitting.ballots.filter(({ seat, wish }) => seat !== cast.seat && wish === cast.wish);
  const count = others.length + 1;
  return (cast.wish === "end" ? count === players : count * 2 > players) ? cast.wish : undefined;
}
