import type { ComponentProps } from "react";
import styles from "./map-text.module.css";

/** A red number on the map. */
export const SeeNumber = (props: Omit<ComponentProps<"text">, "className">) => (
  <text className={styles.seeNumber} {...props} />
);

/** The lord who holds the title of a land, below its name. */
export const TitleHolder = (props: Omit<ComponentProps<"text">, "className">) => (
  <text className={styles.titleHolder} {...props} />
);
