import styles from "./progress.module.css";

interface ProgressProps {
  /** What is going on. Screen readers announce it. */
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** How far something is, in words and as a bar. */
export function Progress({ label, share }: ProgressProps) {
  return (
    <div>
      <p role="status">{label}</p>
      <progress className={styles.progress} max={1} value={share} aria-label={label} />
    </div>
  );
}
