import clsx from "clsx";
import type { RulesetBoard } from "../../boards/board.ts";

/** The drawing that stands for a game, on its own piece of vellum. */
export function Seal({ board, isSmall = false }: { readonly board: RulesetBoard; readonly isSmall?: boolean }) {
  return (
    <span className={clsx("seal", isSmall && "small")} aria-hidden="true">
      <board.Seal />
    </span>
  );
}
