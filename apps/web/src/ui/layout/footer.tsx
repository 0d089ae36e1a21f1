import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./footer.module.css";

/** The end of a page: an ornament, and a line of small print. */
export function Footer({ className, ...props }: ComponentProps<"footer">) {
  return <footer className={clsx(styles.footer, className)} {...props} />;
}
