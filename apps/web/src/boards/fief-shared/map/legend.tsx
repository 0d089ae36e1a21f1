import clsx from "clsx";
import type { ReactNode } from "react";
import { LazyDisclosure } from "../../../ui/layout/lazy-disclosure.tsx";
import type { Translate } from "../../board.ts";
import { Piece } from "../pieces/drawings/piece.tsx";
import type { PieceName } from "../pieces/drawings/symbols.tsx";
import styles from "./legend.module.css";

interface LegendProps {
  readonly tMap: Translate;
  /** What stands on the map of this edition. */
  readonly pieces: readonly PieceName[];
}

/** What the drawings of the map mean. */
export function Legend({ tMap, pieces }: LegendProps) {
  return (
    <LazyDisclosure summary={tMap("legend.title")} className={styles.legend}>
      {() => (
        <ul>
          {pieces.map((name) => (
            <li key={name}>
              <Piece name={name} className={styles.piece} />
              {tMap(`sign.${name}`)}
            </li>
          ))}
          {Object.entries(lines).map(([name, drawing]) => (
            <li key={name}>
              <svg className={clsx(styles.piece, styles.sample)} viewBox="0 0 34 24" aria-hidden="true">
                {drawing}
              </svg>
              {tMap(`legend.${name}`)}
            </li>
          ))}
        </ul>
      )}
    </LazyDisclosure>
  );
}

const lines: Readonly<Record<string, ReactNode>> = {
  fiefBorder: <path className={styles.fiefBorder} d="M2 12H32" />,
  seeBorder: (
    <>
      <path className={styles.seeBand} d="M2 12H32" />
      <path className={styles.seeBorder} d="M3 12H32" />
    </>
  ),
  bridge: (
    <>
      <path className={styles.water} d="M2 12H32" />
      <path className={styles.deck} d="M13 4h8v16h-8Z" />
    </>
  ),
  siege: <path className={styles.stakes} d="M5 18A14 14 0 0 1 29 18M7 9l-3-3M17 5V1M27 9l3-3" />,
  road: (
    <>
      <path className={styles.roadEdge} d="M2 12H32" />
      <path className={styles.road} d="M2 12H32" />
    </>
  ),
};
