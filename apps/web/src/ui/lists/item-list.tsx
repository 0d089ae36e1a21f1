import type { ComponentProps, ReactNode } from "react";
import styles from "./item-list.module.css";

interface ItemListProps extends ComponentProps<"ul"> {
  readonly as?: "ol" | "ul";
}

/** Items with a text on the left and actions on the right. */
export function ItemList({ as: Tag = "ul", ...props }: ItemListProps) {
  return <Tag className={styles.list} {...(props as object)} />;
}

/** A line below the text of an item. */
export function ItemNote({ children }: { readonly children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}
