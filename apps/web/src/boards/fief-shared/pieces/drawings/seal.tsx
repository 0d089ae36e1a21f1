import type { ReactNode } from "react";
import styles from "./piece.module.css";

/** The icon of a Fief in the lobby, which refers to its symbol. */
export const FiefSeal = ({ game }: { readonly game: string }) => (
  <svg className={styles.piece} aria-hidden="true">
    <use href={`#${game}-seal`} />
  </svg>
);

export const FiefSealSymbol = ({ game, drawing }: { readonly game: string; readonly drawing: ReactNode }) => (
  <symbol id={`${game}-seal`} viewBox="-2 -2 28 28">
    {drawing}
  </symbol>
);
