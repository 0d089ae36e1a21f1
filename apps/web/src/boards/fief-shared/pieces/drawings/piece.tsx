import clsx from "clsx";
import { spokenAs } from "../../../../ui/mark.tsx";
import type { PieceName } from "./symbols.tsx";

/** A piece as an icon in a text or a list; without a label it is decorative. */
export function Piece({ name, label, className }: { name: PieceName; label?: string; className?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the label is its title.
    <svg className={clsx("fief-piece", className)} {...spokenAs(label)}>
      <use href={`#fief-${name}`} />
    </svg>
  );
}
