import type { ReactNode } from "react";
import styles from "./current-events.module.css";

/** What is going on now, next to the map. */
export const CurrentEvents = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.events} data-element="event">
    {children}
  </div>
);
