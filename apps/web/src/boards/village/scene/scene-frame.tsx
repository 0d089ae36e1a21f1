import type { ReactNode } from "react";
import styles from "./scene.module.css";

/** The frame of the drawing of the village. */
export function SceneFrame({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.land} viewBox="0 0 1000 430" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
    </svg>
  );
}
