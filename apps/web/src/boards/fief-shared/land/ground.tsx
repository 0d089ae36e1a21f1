import clsx from "clsx";
import { memo } from "react";
import type { Translate } from "../../board.ts";
import type { Point } from "../geometry/point.ts";
import { height, width } from "../realm/places.ts";
import { roadPaths } from "../realm/roads.ts";
import styles from "./ground.module.css";
import { LandPatterns } from "./land-patterns.tsx";
import { Scenery } from "./scenery.tsx";
import { branchPath, bridges, coastPath, riverPath } from "./waters.ts";

/** How a ruleset divides the land: the areas and names of its fiefs, and the borders. */
export interface LandDivision {
  readonly lands: readonly { readonly fief: string; readonly path: string }[];
  readonly borders: { readonly fiefs: string; readonly sees: string };
  readonly plates: readonly { readonly fief: string; readonly rank: string; readonly at: Point }[];
}

/** The colours of the lands, which are not those of the families. */
const washes: Readonly<Record<string, string>> = {
  blaye: "#dda08a",
  epervier: "#e2cc95",
  "st-andromy": "#cdb0cb",
  tournus: "#c4cf93",
  "st-gerome": "#ebd57e",
  bourg: "#e4b27b",
  essarts: "#9fbe9c",
  sigy: "#a9c0d2",
};

/** The name of a county or a duchy is larger. */
const rankStyles: Readonly<Record<string, string | undefined>> = { county: styles.county, duchy: styles.duchy };

interface GroundProps {
  readonly tMap: Translate;
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
      <rect className={styles.sea} width={width} height={height} />
      <path className={clsx(styles.coast, styles.outermost)} d={coastPath} />
      <path className={clsx(styles.coast, styles.outer)} d={coastPath} />
      <path className={styles.coast} d={coastPath} />
      <g clipPath="url(#fief-coast)">
        <path className={styles.soil} d={coastPath} />
        {lands.map(({ fief, path }) => (
          <g key={fief}>
            <path className={styles.wash} d={path} fill={washes[fief]} />
            <path className={styles.hatching} d={path} fill={`url(#fief-land-${fief})`} />
          </g>
        ))}
        <path className={styles.seeBand} d={borders.sees} />
        <path className={styles.fiefBorder} d={borders.sees} />
        <path className={styles.seeBorder} d={borders.sees} />
        <path className={styles.fiefBorder} d={borders.fiefs} />
        <path className={styles.bank} d={riverPath} />
        <path className={clsx(styles.bank, styles.brook)} d={branchPath} />
        <path className={styles.water} d={riverPath} />
        <path className={clsx(styles.water, styles.brook)} d={branchPath} />
      </g>
      <path className={styles.shore} d={coastPath} />
      <Scenery />
      <Roads />
      {plates.map(({ fief, rank, at: [x, y] }) => (
        <g key={fief} className={clsx(styles.plate, rankStyles[rank])} transform={`translate(${x} ${y})`}>
          <text className={styles.rank} y="-17">
            {tMap(`plate.${fief}.rank`)}
          </text>
          <text className={styles.name} y="8">
            {tMap(`plate.${fief}.name`)}
          </text>
        </g>
      ))}
      <rect className={styles.frame} x="3" y="3" width={width - 6} height={height - 6} />
      <rect className={clsx(styles.frame, styles.fine)} x="7" y="7" width={width - 14} height={height - 14} />
    </>
  );
});

function Roads() {
  return (
    <>
      <g className={styles.roadEdge}>
        {roadPaths.map(({ key, path }) => (
          <path key={key} d={path} />
        ))}
      </g>
      <g className={styles.road}>
        {roadPaths.map(({ key, path }) => (
          <path key={key} d={path} />
        ))}
      </g>
      {bridges.map(({ at: [x, y], turn }) => (
        <g key={turn} className={styles.bridge} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path className={styles.deck} d="M-13-5.5H13V5.5H-13Z" />
          <path d="M-16-8.5Q-13-6-11-6H11Q13-6 16-8.5M-16 8.5Q-13 6-11 6H11Q13 6 16 8.5M-7-6V6M0-6V6M7-6V6" />
        </g>
      ))}
    </>
  );
}
