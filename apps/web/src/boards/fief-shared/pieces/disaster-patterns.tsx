import clsx from "clsx";
import styles from "./disaster-patterns.module.css";
/** The hatchings of rain, hunger and plague. */
export function DisasterPatterns() {
  return (
    <defs>
      <pattern
        id="fief-fall-bad-weather"
        className={clsx(styles.disaster, styles.badWeather)}
        width="16"
        height="18"
        patternUnits="userSpaceOnUse"
      >
        <path d="M6 2L2 10M14 9l-4 8" />
      </pattern>
      <pattern
        id="fief-fall-famine"
        className={clsx(styles.disaster, styles.famine)}
        width="20"
        height="20"
        patternUnits="userSpaceOnUse"
      >
        <path d="M3 8V2M3 4q2 0 2.500-2M3 5.500q-2 0-2.500-2M13 18v-6M13 14q2 0 2.500-2M13 15.500q-2 0-2.500-2" />
      </pattern>
      <pattern
        id="fief-fall-plague"
        className={clsx(styles.disaster, styles.plague)}
        width="22"
        height="22"
        patternUnits="userSpaceOnUse"
      >
        <path d="M4 1v8M1.500 3.500h5M15 12v8M12.500 14.500h5" />
      </pattern>
    </defs>
  );
}
