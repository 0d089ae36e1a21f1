import type { ReactNode } from "react";
import { svgLabelProps } from "../../../ui/icons/icon.tsx";
import styles from "./dice.module.css";

interface DiceProps {
  readonly faces: readonly number[];
  /** Draws what a face shows, on a grid of 24. */
  drawFace(face: number): ReactNode;
}

/** Thrown dice; a screen reader reads them as a sum. */
export const Dice = ({ faces, drawFace }: DiceProps) => (
  <span className={styles.dice} {...svgLabelProps(faces.join(" + "))}>
    {faces.map((face, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place.
      <svg key={place} className={styles.die} viewBox="0 0 24 24" aria-hidden="true">
        <rect x="1.500" y="1.500" width="21" height="21" rx="3" />
        {drawFace(face)}
      </svg>
    ))}
  </span>
);
