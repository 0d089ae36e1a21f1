"use client";

import clsx from "clsx";
import { ToolButton } from "../../../ui/buttons/tool-button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { IconName } from "../../../ui/icons/icon-name.ts";
import styles from "./reorder-buttons.module.css";

interface ReorderButtonsProps {
  /** The labels of the buttons. */
  readonly earlier: string;
  readonly later: string;
  readonly remove: string;
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
  onRemove(): void;
  readonly className?: string | undefined;
}

/** Moves an item of a list up or down, or removes it. */
export function ReorderButtons({
  earlier,
  later,
  remove,
  onEarlier,
  onLater,
  onRemove,
  className,
}: ReorderButtonsProps) {
  return (
    <span className={clsx(styles.buttons, className)}>
      <ReorderButton mark="down" isUpward label={earlier} onClick={onEarlier} />
      <ReorderButton mark="down" label={later} onClick={onLater} />
      <ReorderButton mark="close" label={remove} onClick={onRemove} />
    </span>
  );
}

interface ReorderButtonProps {
  readonly mark: IconName;
  readonly label: string;
  readonly isUpward?: boolean;
  readonly onClick: (() => void) | undefined;
}

function ReorderButton({ mark, label, isUpward = false, onClick }: ReorderButtonProps) {
  return (
    <ToolButton className={styles.button} disabled={onClick === undefined} onClick={onClick}>
      <Icon name={mark} label={label} className={isUpward ? styles.up : undefined} />
    </ToolButton>
  );
}
