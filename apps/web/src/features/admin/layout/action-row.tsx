import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./action-row.module.css";

interface ActionRowProps {
  readonly as?: "div" | "p";
  readonly children: ReactNode;
}

/** Buttons and links side by side. */
export function ActionRow({ as: Tag = "div", children }: ActionRowProps) {
  return <Tag className={clsx(styles.row, Tag === "div" && styles.spaced)}>{children}</Tag>;
}
