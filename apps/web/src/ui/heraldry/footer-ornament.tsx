import styles from "./footer-ornament.module.css";
/** The small flourish that may end a page. */
export function FooterOrnament() {
  return (
    <svg className={styles.ornament} viewBox="0 0 120 22" width="120" height="22" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round">
        <path d="M54 11C44 1 34 3 32 9s7 9 10 4-3-6-5-3M32 10C26 14 16 14 4 11M66 11c10-10 20-8 22-2s-7 9-10 4 3-6 5-3M88 10c6 4 16 4 28 1" />
        <path className={styles.heart} d="M60 2c5 5 5 13 0 18-5-5-5-13 0-18zM60 4v15" />
      </g>
    </svg>
  );
}
