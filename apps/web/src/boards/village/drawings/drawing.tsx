import clsx from "clsx";
import pieces from "./pieces.module.css";
import type { placeDrawings } from "./place-drawings.tsx";
import type { wareDrawings } from "./ware-drawings.tsx";

export type DrawingName = keyof typeof placeDrawings | keyof typeof wareDrawings;

/** A place or a good of Village in its colours; its name is next to it or in the label around it. */
export function Drawing({ name, className }: { readonly name: DrawingName; readonly className?: string | undefined }) {
  return (
    <svg className={clsx(pieces.drawing, pieces[name], className)} aria-hidden="true">
      <use href={`#vil-${name}`} />
    </svg>
  );
}
