import { type Chance, drawMove, type Typed } from "@seneschal/engine";
import type { Position } from "../../../src/features/play/types.ts";

/** Returns a random move that the position offers. */
export function anyMove({ choices }: Pick<Position, "choices">, chance: Chance): Typed {
  const open = choices.filter(({ blockedBy }) => blockedBy === undefined);
  return drawMove(chance.pick(open) as Parameters<typeof drawMove>[0], chance);
}
