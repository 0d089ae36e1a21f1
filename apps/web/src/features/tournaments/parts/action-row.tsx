import type { ReactNode } from "react";
import styles from "./action-row.module.css";

interface ActionRowProps {
  readonly as?: "p" | "span";
  readonly children: ReactNode;
}

/** The buttons of one part of a tournament. */
export function ActionRow({ as: Tag = "p", children }: ActionRowProps) {
  return <Tag className={styles.row}>{children}</Tag>;
}
