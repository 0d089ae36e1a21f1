import type { Readers } from "@seneschal/wording";
import { figuresOf } from "@seneschal/wording/games/village";
import clsx from "clsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import type { Translate } from "../../board.ts";
import { type Cubes, cubesIn, type Figure, numbered } from "../game.ts";
import { Drawing } from "./drawing.tsx";
import { Pawn } from "./pawn.tsx";
import pieces from "./pieces.module.css";

/** Cubes next to each other; the text next to them says what `title` says to a mouse. */
export function CubeRow({ cubes, title }: { readonly cubes: Cubes; readonly title: string }) {
  return (
    <span className={pieces.cubes} title={title} aria-hidden="true">
      {numbered(cubesIn(cubes)).map(({ one, key }) => (
        <Drawing key={key} name={one} className={pieces.cube} />
      ))}
    </span>
  );
}

interface PawnsProps {
  readonly t: Translate;
  readonly readers: Readers;
  readonly figures: readonly Figure[];
  readonly className?: string | undefined;
}

/** The family members at a place, drawn and named. */
export function Pawns({ t, readers, figures, className }: PawnsProps) {
  if (figures.length === 0) return null;
  const label = t("board.at", { figures: figuresOf(t, readers, figures) });
  return (
    <span className={clsx(pieces.pawns, className)} title={label}>
      {numbered(figures).map(({ one, key }) => (
        <Pawn key={key} figure={one} />
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
