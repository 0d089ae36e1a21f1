import styles from "./wordmark.module.css";

/** The seneschal's key on a shield. */
export function Wordmark({ name }: { readonly name: string }) {
  return (
    <>
      <svg
        className={styles.shield}
        viewBox="0 0 26 32"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      >
        <path d="M2 2H24V15C24 23 18.5 28 13 31 7.5 28 2 23 2 15Z" />
        <circle cx="13" cy="10.5" r="4" />
        <path d="M13 14.5V26M13 20h4.5v2.5M13 24h3" />
      </svg>
      <span className={styles.name}>{name}</span>
    </>
  );
}
