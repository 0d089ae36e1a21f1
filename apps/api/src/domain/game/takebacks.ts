import type { Seat } from "@seneschal/engine";
import type { games } from "@seneschal/schema";
import type { z } from "zod";
import type { EventOf, Ruling } from "./events.ts";
import type { Game, Takeback } from "./game.ts";

/** The number of moves that can be undone. */
const takebacksMax = 12;

/** The positions to which a game can return after one more move. */
export function takebacksAfter(
  game: Game,
  { seat, takeable: canBeUndone, by }: EventOf<"MovePlayed">,
): readonly Takeback[] {
  const { version, position, clocks } = game;
  const isFree = canBeUndone && by === "person";
  return [...game.takebacks, { seat, to: version, position, clocks, isFree }].slice(-takebacksMax);
}

/** The takeback that this seat can use without consent. */
export function freeTakeback({ takebacks }: Game, seat: Seat): Takeback | undefined {
  const last = takebacks.at(-1);
  return last?.isFree === true && last.seat === seat ? last : undefined;
}

/** The position before the last move of this seat. */
export function ownTakeback({ takebacks }: Game, seat: Seat): Takeback | undefined {
  return takebacks.findLast((takeback) => takeback.seat === seat);
}

/** The seats that must agree to an undo of this seat, or of staff if it is null: those of all other people. */
export function consentNeededFrom({ seats }: Game, seat: Seat | null): readonly Seat[] {
  return seats.flatMap(({ kind }, other) => (kind === "person" && other !== seat ? [other] : []));
}

/** Why an undo is not valid; undefined if it was free or all others agreed. */
export function undoFault(before: Game, { seat, to, consentedBy }: EventOf<"MovesUndone">): string | undefined {
  const place = before.takebacks.findIndex((takeback) => takeback.to === to);
  const undone = place === -1 ? [] : before.takebacks.slice(place);
  if (undone[0]?.seat !== seat) return "this move could not be undone";
  if (consentedBy === undefined) {
    const isFree = undone.every((takeback) => takeback.isFree && takeback.seat === seat);
    return isFree ? undefined : "this move could not be undone without consent";
  }
  const others = consentNeededFrom(before, seat);
  return others.every((other) => consentedBy.includes(other)) ? undefined : "not all players had agreed";
}

interface UndoRequest {
  readonly seat: number | null;
  readonly ruling: Ruling | null;
  readonly to: number;
  readonly agreed: readonly number[];
  readonly declinedBy: number | null;
}

/** An undo request with the seats that have not answered yet. */
export function undoRequestBody(
  game: Game,
  { seat, ruling, to, agreed, declinedBy }: UndoRequest,
): NonNullable<z.output<typeof games.undoRequest>["request"]> {
  const waitingFor = consentNeededFrom(game, seat).filter((other) => !agreed.includes(other));
  return { seat, to, reason: ruling?.reason ?? null, agreed: [...agreed], waitingFor, declinedBy };
}
