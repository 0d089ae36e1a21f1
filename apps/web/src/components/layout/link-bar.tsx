import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./link-bar.module.css";

interface LinkBarProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Links and actions at the end of a page. */
export function LinkBar({ label, className, children }: LinkBarProps) {
  return (
    <nav className={clsx(styles.bar, className)} aria-label={label}>
      {children}
    </nav>
  );
}
