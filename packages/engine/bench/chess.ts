import type { Chance } from "@seneschal/engine";
import type { Position } from "chessops/chess";
import { Chess } from "chessops/chess";

/** The reference: chessops lists all legal moves of a position and plays one of them, game after game. */
export function chessMoves(chance: Chance, count: number): number {
  let position: Position = Chess.default();
  let age = 0;
  for (let played = 0; played < count; played++) {
    if (position.isEnd() || age === longestGame) {
      position = Chess.default();
      age = 0;
    }
    playOne(position, chance);
    age += 1;
  }
  return count;
}
const longestGame = 200;

function playOne(position: Position, chance: Chance): void {
  const origins = [...position.allDests()].filter(([, squares]) => squares.nonEmpty());
  const [from, squares] = chance.pick(origins);
  const to = chance.pick([...squares]);
  const isPromotion = position.board.pawn.has(from) && (to < 8 || to >= 56);
  position.play(isPromotion ? { from, to, promotion: "queen" } : { from, to });
}
