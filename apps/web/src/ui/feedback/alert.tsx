import clsx from "clsx";
import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-name.ts";
import styles from "./alert.module.css";

interface AlertProps {
  /** `error`: refused or failed, announced at once. `success`: done. `info` can wait. */
  readonly kind?: "error" | "success" | "info";
  readonly icon?: IconName;
  /** What happened. */
  readonly title: ReactNode;
  /** What is kept, and what helps. */
  readonly children?: ReactNode;
  /** One button, or two. */
  readonly action?: ReactNode;
}

/** Says what happened and stays until it is dealt with: never a toast that disappears. */
export function Alert({ kind = "info", icon, title, children, action }: AlertProps) {
  return (
    <div className={clsx(styles.alert, kind !== "info" && styles[kind])} role={kind === "error" ? "alert" : "status"}>
      <Icon name={icon ?? icons[kind]} className={styles.mark} />
      <div>
        <b>{title}</b>
        {children}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

const icons = { error: "warning", success: "check", info: "bell" } as const;
