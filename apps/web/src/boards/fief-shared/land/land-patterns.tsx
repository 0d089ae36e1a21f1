import type { ReactNode } from "react";
import styles from "./land-patterns.module.css";

/** A hatching for each fief, so that the lands are distinct without colour. The families have other hatchings. */
export function LandPatterns() {
  return (
    <>
      <Hatching land="blaye" size={[9, 9]}>
        <path d="M4 0V9" />
      </Hatching>
      <Hatching land="tournus" size={[9, 9]}>
        <path d="M0 4H9" />
      </Hatching>
      <Hatching land="st-andromy" size={[9, 9]} turn={45}>
        <path d="M4 0V9" />
      </Hatching>
      <Hatching land="bourg" size={[9, 9]} turn={-45}>
        <path d="M4 0V9" />
      </Hatching>
      <Hatching land="st-gerome" size={[13, 13]} turn={45}>
        <path d="M6 0V13M0 6H13" />
      </Hatching>
      <Hatching land="epervier" size={[11, 11]}>
        <circle cx="3" cy="3" r="1.1" />
        <circle cx="8.5" cy="8.5" r="1.1" />
      </Hatching>
      <Hatching land="essarts" size={[16, 9]}>
        <path d="M0 4q4-4 8 0t8 0" />
      </Hatching>
      <Hatching land="sigy" size={[14, 8]}>
        <path d="M0 2H8M7 6H14" />
      </Hatching>
    </>
  );
}

interface HatchingProps {
  readonly land: string;
  readonly size: readonly [width: number, height: number];
  /** In degrees. */
  readonly turn?: number;
  readonly children: ReactNode;
}

const Hatching = ({ land, size: [width, height], turn, children }: HatchingProps) => (
  <pattern
    id={`fief-land-${land}`}
    className={styles.hatching}
    width={width}
    height={height}
    patternUnits="userSpaceOnUse"
    patternTransform={turn === undefined ? undefined : `rotate(${turn})`}
  >
    {children}
  </pattern>
);
