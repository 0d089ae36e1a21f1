import clsx from "clsx";
import type { ReactNode } from "react";
import type { GameCover } from "../../boards/board.ts";
import { GameIcon } from "../games/game-icon.tsx";
import styles from "./entry.module.css";

interface EntryProps {
  readonly cover: GameCover;
  /** A link. */
  readonly title: ReactNode;
  /** A page without other headings has its entries as `h2`; then only the title is a link, not the whole entry. */
  readonly titleAs?: "h2" | "h3";
  readonly lead?: ReactNode;
  readonly details?: ReactNode;
  /** At the right end: a clock, a button. */
  readonly aside?: ReactNode;
}

/** A game or tournament in a list, with the icon of its ruleset. */
export function Entry({ cover, title, titleAs: Heading = "h3", lead, details, aside }: EntryProps) {
  return (
    <li className={styles.entry}>
      <GameIcon cover={cover} />
      <div>
        <Heading className={clsx(styles.title, Heading === "h3" && styles.covering)}>{title}</Heading>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {details !== undefined && <p className={styles.details}>{details}</p>}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </li>
  );
}
