import styles from "./json-view.module.css";
/** A value as JSON. It scrolls on its own, also by keyboard. */
export function JsonView({ value }: { readonly value: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too.
    <pre className={styles.json} tabIndex={0}>
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
