import styles from "./rating-range.module.css";

interface RatingRangeProps {
  readonly rating: number;
  readonly deviation: number;
  /** The scale, the same for all rows of a table. */
  readonly from: number;
  readonly to: number;
}

/** A rating as a line, with its deviation as a bar. */
export function RatingRange({ rating, deviation, from, to }: RatingRangeProps) {
  const at = (figure: number) => Math.min(100, Math.max(0, ((figure - from) / (to - from)) * 100));
  const low = at(rating - deviation);
  return (
    <svg className={styles.range} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.ground} width="100" height="10" />
      <rect className={styles.deviation} x={low} width={at(rating + deviation) - low} height="10" />
      <path className={styles.rating} d={`M${at(rating)} 0V10`} />
    </svg>
  );
}
