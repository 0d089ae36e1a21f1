import { VisuallyHidden } from "../typography/visually-hidden.tsx";
import styles from "./loading.module.css";

/** A placeholder of about the size of what is loading. It does not shimmer. */
export function Loading({ label, height = "100px" }: { readonly label: string; readonly height?: string }) {
  return (
    <div data-testid="loading" className={styles.loading} style={{ height }} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
