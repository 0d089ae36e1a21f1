"use client";

import { useFormatter } from "next-intl";
import styles from "./share-bar.module.css";

/** A share as a bar and a number. The thin line is an even chance. */
export function ShareBar({ share, even }: { readonly share: number; readonly even: number }) {
  const format = useFormatter();
  return (
    <span className={styles.share}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.ground} width="100" height="10" />
        <rect className={styles.filled} width={share * 100} height="10" />
        <path className={styles.even} d={`M${even * 100} 0V10`} />
      </svg>
      {format.number(share, { style: "percent" })}
    </span>
  );
}
