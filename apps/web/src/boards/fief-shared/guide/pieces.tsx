import { Icon } from "../../../ui/icons/icon.tsx";
import { Piece } from "../pieces/drawings/piece.tsx";
import type { PieceName } from "../pieces/drawings/symbols.tsx";
import styles from "./pieces.module.css";

/** Pieces of the map next to each other, larger than in a text. */
export function Pieces({ names }: { readonly names: readonly PieceName[] }) {
  return (
    <span className={styles.pieces}>
      {names.map((name) => (
        <Piece key={name} name={name} className={styles.piece} />
      ))}
    </span>
  );
}

/** A card, as large as the pieces. */
export const CardDrawing = () => <Icon name="scroll" className={styles.piece} />;
