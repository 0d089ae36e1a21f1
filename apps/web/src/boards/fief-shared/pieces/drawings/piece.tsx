import clsx from "clsx";
import { svgLabelProps } from "../../../../ui/icons/icon.tsx";
import styles from "./piece.module.css";
import type { PieceName } from "./symbols.tsx";

export interface PieceProps {
  readonly name: PieceName;
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A piece as an icon in a text or a list; without a label it is decorative. */
export function Piece({ name, label, className }: PieceProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the label is its title.
    <svg className={clsx(styles.piece, className)} {...svgLabelProps(label)}>
      <use href={`#fief-${name}`} />
    </svg>
  );
}
