import clsx from "clsx";
import type { ReactNode } from "react";
import { tinctureOf } from "../../../ui/heraldry/tincture.ts";
import { places, type VillageName } from "../realm/places.ts";
import type { VillageOnMap } from "../realm/village-on-map.ts";
import type { PieceName } from "./drawings/symbols.tsx";
import { type Highlight, HighlightRing, Stakes } from "./rings.tsx";
import styles from "./village-mark.module.css";

export interface VillageMarkState {
  readonly highlights: ReadonlyMap<VillageName, Highlight>;
  /** The villages where something changed by what happened last. */
  readonly changed: ReadonlySet<VillageName>;
}

interface VillageMarkProps extends VillageMarkState {
  readonly village: Pick<VillageOnMap, "village" | "name" | "isChiefTown">;
  readonly isBesieged: boolean;
  readonly building: PieceName;
  /** The family that holds it. */
  readonly holder: number | null;
  /** Whether the holder has no pawn there. */
  readonly isVacated?: boolean;
  /** What is next to the mitre of a chief town. */
  readonly see?: ReactNode;
  /** To the right of the circle. */
  readonly works: Works;
}

/** The mills and presses of a village: what to draw, how large, and how far each is from the next. */
interface Works {
  readonly pieces: readonly PieceName[];
  readonly size: number;
  readonly step: number;
}

/** A village on the map: its building, its holder, its mills, and the stakes of a siege. */
export function VillageMark(props: VillageMarkProps) {
  const { isBesieged, building, holder, isVacated, see, works, highlights, changed } = props;
  const { village, name, isChiefTown } = props.village;
  const highlight = highlights.get(village);
  const [x, y] = places[village];
  const radius = isChiefTown ? 23 : 17;
  return (
    <g transform={`translate(${x} ${y})`}>
      {highlight === undefined ? null : <HighlightRing radius={radius + 7} highlight={highlight} />}
      {changed.has(village) ? <circle className={styles.changed} r={radius + 13} /> : null}
      <circle className={styles.circleEdge} r={radius + 2.5} />
      <circle className={styles.circle} r={radius} />
      {isChiefTown ? <circle className={styles.circleRing} r={radius - 3.5} /> : null}
      {isBesieged ? <Stakes radius={radius + 6} /> : null}
      <use href={`#fief-${building}`} x="-12" y="-13" width="24" height="24" />
      {isChiefTown ? <Mitre top={0 - radius}>{see}</Mitre> : null}
      {holder === null ? null : (
        <use
          href={`#s-${tinctureOf(holder)}`}
          className={isVacated ? styles.vacated : undefined}
          x={-13 - radius}
          y="-24"
          width="21"
          height="25"
        />
      )}
      {works.pieces.map((piece, place) => {
        const x = radius + 8 + place * works.step;
        return <Mill key={x} piece={piece} x={x} size={works.size} />;
      })}
      <text className={clsx(styles.name, isChiefTown && styles.chiefTown)} y={radius + 17}>
        {name}
      </text>
    </g>
  );
}

/** The sign above the chief town of a bishopric. */
function Mitre({ top, children }: { readonly top: number; readonly children: ReactNode }) {
  return (
    <g transform={`translate(0 ${top - 8})`}>
      <path className={styles.mitre} d="M-6 5V-1Q-6-7 0-12 6-7 6-1V5Z" />
      <path className={styles.mitreBand} d="M-6 2H6M0-12V2M-3-3H3" />
      {children}
    </g>
  );
}

interface MillProps {
  readonly piece: PieceName;
  readonly x: number;
  /** The size of the drawing. */
  readonly size: number;
}

/** A mill or a press next to the circle of its village. */
const Mill = ({ piece, x, size }: MillProps) => (
  <g transform={`translate(${x} -14)`}>
    <circle className={styles.millDisc} r={size === 20 ? 11.5 : 11} />
    <use href={`#fief-${piece}`} x={-size / 2} y={-size / 2 - 0.5} width={size} height={size} />
  </g>
);
