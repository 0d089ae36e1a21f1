import { memo } from "react";
import type { Words } from "../../board.ts";
import type { Point } from "../geometry/point.ts";
import { height, width } from "../realm/places.ts";
import { roadPaths } from "../realm/roads.ts";
import { LandPatterns } from "./land-patterns.tsx";
import { Scenery } from "./scenery.tsx";
import { branchPath, bridges, coastPath, riverPath } from "./waters.ts";

/** How a ruleset divides the land: the areas and names of its fiefs, and the borders. */
export interface LandDivision {
  readonly lands: readonly { readonly fief: string; readonly path: string }[];
  readonly borders: { readonly fiefs: string; readonly sees: string };
  readonly plates: readonly { readonly fief: string; readonly rank: string; readonly at: Point }[];
}

interface GroundProps {
  readonly tMap: Words;
  readonly landDivision: LandDivision;
}

/** The land itself. No move changes it, so it is drawn once. */
export const Ground = memo(function Ground({ tMap, landDivision }: GroundProps) {
  const { lands, borders, plates } = landDivision;
  return (
    <>
      <defs>
        <LandPatterns />
        <clipPath id="fief-coast">
          <path d={coastPath} />
        </clipPath>
      </defs>
      <rect className="sea" width={width} height={height} />
      {["c3", "c2", "c1"].map((line) => (
        <path key={line} className={`coast ${line}`} d={coastPath} />
      ))}
      <g clipPath="url(#fief-coast)">
        <path className="soil" d={coastPath} />
        {lands.map(({ fief, path }) => (
          <g key={fief} className={`land of-${fief}`}>
            <path className="wash" d={path} />
            <path className="hatching" d={path} fill={`url(#fief-land-${fief})`} />
          </g>
        ))}
        <path className="see-band" d={borders.sees} />
        <path className="fief-line" d={borders.sees} />
        <path className="see-line" d={borders.sees} />
        <path className="fief-line" d={borders.fiefs} />
        <path className="bank" d={riverPath} />
        <path className="bank brook" d={branchPath} />
        <path className="water" d={riverPath} />
        <path className="water brook" d={branchPath} />
      </g>
      <path className="shore" d={coastPath} />
      <Scenery />
      <Roads />
      {plates.map(({ fief, rank, at: [x, y] }) => (
        <g key={fief} className={`plate ${rank}`} transform={`translate(${x} ${y})`}>
          <text className="rank" y="-17">
            {tMap(`plate.${fief}.rank`)}
          </text>
          <text className="name" y="8">
            {tMap(`plate.${fief}.name`)}
          </text>
        </g>
      ))}
      <rect className="neat" x="3" y="3" width={width - 6} height={height - 6} />
      <rect className="neat fine" x="7" y="7" width={width - 14} height={height - 14} />
    </>
  );
});

function Roads() {
  return (
    <>
      <g className="road-edge">
        {roadPaths.map(({ key, path }) => (
          <path key={key} d={path} />
        ))}
      </g>
      <g className="road">
        {roadPaths.map(({ key, path }) => (
          <path key={key} d={path} />
        ))}
      </g>
      {bridges.map(({ at: [x, y], turn }) => (
        <g key={turn} className="bridge" transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path className="deck" d="M-13-5.5H13V5.5H-13Z" />
          <path d="M-16-8.5Q-13-6-11-6H11Q13-6 16-8.5M-16 8.5Q-13 6-11 6H11Q13 6 16 8.5M-7-6V6M0-6V6M7-6V6" />
        </g>
      ))}
    </>
  );
}
