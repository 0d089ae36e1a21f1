import type { ReactNode } from "react";
import styles from "./piece.module.css";

/** The icon of a Fief in the lobby, which refers to its symbol. */
export const FiefIcon = ({ game }: { readonly game: string }) => (
  <svg className={styles.piece} aria-hidden="true">
    <use href={`#${game}-icon`} />
  </svg>
);

export const FiefIconSymbol = ({ game, drawing }: { readonly game: string; readonly drawing: ReactNode }) => (
  <symbol id={`${game}-icon`} viewBox="-2 -2 28 28">
    {drawing}
  </symbol>
);
