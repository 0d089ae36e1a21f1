import type { games } from "@seneschal/schema";
import type { z } from "zod";
import type { Ruling } from "./events.ts";
import type { Game } from "./game.ts";
import { othersAsked } from "./takebacks.ts";

interface Wish {
  readonly seat: number | null;
  readonly ruling: Ruling | null;
  readonly to: number;
  readonly agreed: readonly number[];
  readonly declinedBy: number | null;
}

/** A wish to go back, with those who have not answered yet. */
export function wishShown(
  game: Game,
  { seat, ruling, to, agreed, declinedBy }: Wish,
): NonNullable<z.output<typeof games.undoRequest>["request"]> {
  const waitingFor = othersAsked(game, seat).filter((other) => !agreed.includes(other));
  return { seat, to, reason: ruling?.reason ?? null, agreed: [...agreed], waitingFor, declinedBy };
}
