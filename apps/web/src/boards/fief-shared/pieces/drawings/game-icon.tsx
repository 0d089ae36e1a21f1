// The server alone draws the symbols; pages without a board need their ink all the same.
import "./drawing.module.css";
import styles from "./piece.module.css";

/** The icon of a Fief in the lobby, which refers to its symbol. */
export const FiefIcon = ({ game }: { readonly game: string }) => (
  <svg className={styles.piece} aria-hidden="true">
    <use href={`#${game}-icon`} />
  </svg>
);
