import { type Tincture, tinctureOf } from "../../../ui/heraldry/tincture.ts";
import ink from "../../../ui/icons/drawing.module.css";
import type { Figure } from "../game.ts";
import pieces from "./pieces.module.css";

interface PawnProps {
  readonly figure: Figure;
}

/** A member of a family in its seat's tincture, with the number of its generation. */
export function Pawn({ figure: { seat, generation } }: PawnProps) {
  const tincture: Tincture = tinctureOf(seat);
  return (
    <svg className={pieces.pawn} viewBox="0 0 22 28" aria-hidden="true">
      <path className={pieces.pawnEdge} d={body} />
      <path d={body} style={{ fill: `var(--${tincture})` }} />
      <path className={ink.hatch} d={body} fill={`url(#h-${tincture})`} />
      <path className={pieces.pawnOutline} d={body} fill="none" />
      <text x="11" y="22.5" style={{ fill: `var(--on-${tincture})`, stroke: `var(--${tincture})` }}>
        {generation}
      </text>
    </svg>
  );
}

const body = "M11 2a4.6 4.6 0 0 1 3 8.1c3.6 1.3 5 5 5.5 15.9h-17C3 15.1 4.4 11.4 8 10.1A4.6 4.6 0 0 1 11 2z";
