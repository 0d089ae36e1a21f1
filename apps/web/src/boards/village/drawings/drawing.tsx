import clsx from "clsx";
import { Symbols } from "../../../ui/heraldry/sprite.tsx";
import pieces from "./pieces.module.css";
import { placeDrawings } from "./place-drawings.tsx";
import { wareDrawings } from "./ware-drawings.tsx";

export type DrawingName = keyof typeof placeDrawings | keyof typeof wareDrawings;

/** A place or a good of Village in its colours; its name is next to it or in the label around it. */
export function Drawing({ name, className }: { readonly name: DrawingName; readonly className?: string | undefined }) {
  return (
    <svg className={clsx(pieces.drawing, pieces[name], className)} aria-hidden="true">
      <use href={`#vil-${name}`} />
    </svg>
  );
}

/** The definitions that every `Drawing` of the page refers to. */
export function VillageSymbols() {
  return (
    <Symbols>
      {Object.entries(placeDrawings).map(([name, drawing]) => (
        <symbol key={name} id={`vil-${name}`} viewBox="0 0 64 64">
          {drawing}
        </symbol>
      ))}
      {Object.entries(wareDrawings).map(([name, drawing]) => (
        <symbol key={name} id={`vil-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </Symbols>
  );
}
