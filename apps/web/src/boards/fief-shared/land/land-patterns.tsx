import styles from "./land-patterns.module.css";

/** A hatching for each fief, so that the lands are distinct without colour. The families have other hatchings. */
export function LandPatterns() {
  return (
    <>
      <pattern className={styles.hatching} id="fief-land-blaye" width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M4 0V9" />
      </pattern>
      <pattern className={styles.hatching} id="fief-land-tournus" width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 4H9" />
      </pattern>
      <pattern
        className={styles.hatching}
        id="fief-land-st-andromy"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M4 0V9" />
      </pattern>
      <pattern
        className={styles.hatching}
        id="fief-land-bourg"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path d="M4 0V9" />
      </pattern>
      <pattern
        className={styles.hatching}
        id="fief-land-st-gerome"
        width="13"
        height="13"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M6 0V13M0 6H13" />
      </pattern>
      <pattern className={styles.hatching} id="fief-land-epervier" width="11" height="11" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.1" />
        <circle cx="8.5" cy="8.5" r="1.1" />
      </pattern>
      <pattern className={styles.hatching} id="fief-land-essarts" width="16" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 4q4-4 8 0t8 0" />
      </pattern>
      <pattern className={styles.hatching} id="fief-land-sigy" width="14" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 2H8M7 6H14" />
      </pattern>
    </>
  );
}
