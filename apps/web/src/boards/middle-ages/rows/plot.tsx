import clsx from "clsx";
import type { CSSProperties } from "react";
import { Lord, Scout } from "../../../ui/heraldry/shield.tsx";
import { tinctureOf } from "../../../ui/heraldry/tincture.ts";
import selectable from "../../styles/selectable.module.css";
import colors from "../domain-colors.module.css";
import { Emblem, Signs } from "../emblem.tsx";
import type { Tile } from "../game.ts";
import styles from "./rows.module.css";

interface PlotProps {
  readonly tile: Tile;
  /** Its name in `data-spots`. */
  readonly spot?: string | undefined;
  readonly name: string;
  /** Everything that the drawing says, in words. */
  readonly label: string;
  readonly lord: number | null;
  readonly scout: number | null;
  /** Yours this round: edged with your tincture. */
  readonly isYours: boolean;
  readonly isLastMoved: boolean;
  /** Present where it may be chosen: then it is a button, and gilt. */
  readonly choice?: PlotChoice | undefined;
}
export interface PlotChoice {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** The piece that would be set down on it. */
  readonly piece: { readonly kind: "lord" | "scout"; readonly seat: number };
}

/** A tile in a row. */
export function Plot({ choice, label, spot, ...drawn }: PlotProps) {
  const { tile, scout, isYours, isLastMoved } = drawn;
  const classes = clsx(
    styles.plot,
    colors[tile.domain],
    scout !== null && styles.kept,
    isLastMoved && styles.moved,
    isYours && styles.yours,
    choice && selectable.selectable,
  );
  const style = isYours && drawn.lord !== null ? seatFill(drawn.lord) : undefined;
  if (choice === undefined) {
    return (
      <div className={classes} style={style} role="img" aria-label={label} data-spots={spot}>
        <Face {...drawn} />
      </div>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      style={style}
      aria-label={label}
      aria-pressed={choice.isChosen}
      data-spots={spot}
      onClick={choice.onChoose}
    >
      <Face {...drawn} />
      <Coming piece={choice.piece} isChosen={choice.isChosen} />
    </button>
  );
}

function Face({ tile, name, lord, scout, isYours }: Pick<PlotProps, "tile" | "name" | "lord" | "scout" | "isYours">) {
  return (
    <>
      <span className={styles.plotNumber}>{tile.number}</span>
      <span className={styles.plotSigns}>
        <Signs peasants={tile.peasants} chests={tile.chests} />
      </span>
      <Emblem domain={tile.domain} className={styles.plotEmblem} />
      <span className={styles.plotName}>{name}</span>
      {lord === null ? null : (
        <span key={`lord ${lord}`} data-piece={isYours || undefined}>
          <Lord seat={lord} className={styles.plotLord} />
        </span>
      )}
      {scout === null ? null : <Scout key={`scout ${scout}`} seat={scout} className={styles.plotScout} />}
    </>
  );
}

/** Your piece, set down on the plot that you have chosen. */
function Coming({ piece, isChosen }: { readonly piece: PlotChoice["piece"]; readonly isChosen: boolean }) {
  if (!isChosen) return null;
  return piece.kind === "lord" ? (
    <Lord seat={piece.seat} className={clsx(styles.plotLord, styles.coming)} />
  ) : (
    <Scout seat={piece.seat} className={clsx(styles.plotScout, styles.coming)} />
  );
}

const seatFill = (seat: number) => ({ "--seat-fill": `var(--${tinctureOf(seat)})` }) as CSSProperties;
