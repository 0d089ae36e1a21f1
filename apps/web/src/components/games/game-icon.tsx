import clsx from "clsx";
import type { GameCover } from "../../boards/board.ts";
import styles from "./game-icon.module.css";

interface GameIconProps {
  readonly cover: GameCover;
  readonly isSmall?: boolean;
}

/** The icon of a game. */
export function GameIcon({ cover, isSmall = false }: GameIconProps) {
  return (
    <span className={clsx(styles.icon, isSmall && styles.small)} aria-hidden="true">
      <cover.Icon />
    </span>
  );
}
