import type { ReactNode } from "react";
import { Disclosure } from "../../../ui/disclosure.tsx";
import type { Words } from "../../board.ts";
import { Piece } from "../pieces/drawings/piece.tsx";
import type { PieceName } from "../pieces/drawings/symbols.tsx";

interface LegendProps {
  readonly tMap: Words;
  /** What stands on the map of this edition. */
  readonly pieces: readonly PieceName[];
}

/** What the drawings of the map mean. */
export function Legend({ tMap, pieces }: LegendProps) {
  return (
    <Disclosure className="fief-legend">
      <summary>{tMap("legend.title")}</summary>
      <ul>
        {pieces.map((name) => (
          <li key={name}>
            <Piece name={name} />
            {tMap(`sign.${name}`)}
          </li>
        ))}
        {Object.entries(lines).map(([name, drawing]) => (
          <li key={name}>
            <svg className="fief-piece fief-sample" viewBox="0 0 34 24" aria-hidden="true">
              {drawing}
            </svg>
            {tMap(`legend.${name}`)}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const lines: Readonly<Record<string, ReactNode>> = {
  fiefBorder: <path className="fief-line" d="M2 12H32" />,
  seeBorder: (
    <>
      <path className="see-band" d="M2 12H32" />
      <path className="see-line" d="M3 12H32" />
    </>
  ),
  bridge: (
    <>
      <path className="water" d="M2 12H32" />
      <path className="deck" d="M13 4h8v16h-8Z" />
    </>
  ),
  siege: <path className="stakes" d="M5 18A14 14 0 0 1 29 18M7 9l-3-3M17 5V1M27 9l3-3" />,
  road: (
    <>
      <path className="road-edge" d="M2 12H32" />
      <path className="road" d="M2 12H32" />
    </>
  ),
};
