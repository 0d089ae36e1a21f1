import clsx from "clsx";
import type { GameCover } from "../../boards/board.ts";

/** The drawing that stands for a game, on its own piece of vellum. */
export function Seal({ cover, isSmall = false }: { readonly cover: GameCover; readonly isSmall?: boolean }) {
  return (
    <span className={clsx("seal", isSmall && "small")} aria-hidden="true">
      <cover.Seal />
    </span>
  );
}
