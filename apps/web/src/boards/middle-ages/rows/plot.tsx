import clsx from "clsx";
import type { CSSProperties } from "react";
import { Lord, Scout } from "../../../ui/shield.tsx";
import { tinctureOf } from "../../../ui/tincture.ts";
import { Emblem, Signs } from "../emblem.tsx";
import type { Tile } from "../game.ts";

interface PlotProps {
  readonly tile: Tile;
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
export function Plot({ choice, label, ...drawn }: PlotProps) {
  const { tile, scout, isYours, isLastMoved } = drawn;
  const classes = clsx(
    "plot",
    `d-${tile.domain}`,
    scout !== null && "kept",
    isLastMoved && "moved",
    isYours && "yours",
    choice && "gilt",
  );
  const style = isYours && drawn.lord !== null ? seatFill(drawn.lord) : undefined;
  if (choice === undefined) {
    return (
      <div className={classes} style={style} role="img" aria-label={label}>
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
      onClick={choice.onChoose}
    >
      <Face {...drawn} />
      <Coming piece={choice.piece} isChosen={choice.isChosen} />
    </button>
  );
}

function Face({ tile, name, lord, scout }: Pick<PlotProps, "tile" | "name" | "lord" | "scout">) {
  return (
    <>
      <span className="plot-number">{tile.number}</span>
      <span className="plot-signs">
        <Signs peasants={tile.peasants} chests={tile.chests} />
      </span>
      <Emblem domain={tile.domain} className="plot-emblem" />
      <span className="plot-name">{name}</span>
      {lord === null ? null : <Lord key={`lord ${lord}`} seat={lord} className="plot-lord" />}
      {scout === null ? null : <Scout key={`scout ${scout}`} seat={scout} className="plot-scout" />}
    </>
  );
}

/** Your piece, set down on the plot that you have chosen. */
function Coming({ piece, isChosen }: { readonly piece: PlotChoice["piece"]; readonly isChosen: boolean }) {
  if (!isChosen) return null;
  return piece.kind === "lord" ? (
    <Lord seat={piece.seat} className="plot-lord coming" />
  ) : (
    <Scout seat={piece.seat} className="plot-scout coming" />
  );
}

const seatFill = (seat: number) => ({ "--seat-fill": `var(--${tinctureOf(seat)})` }) as CSSProperties;
