"use client";

import { Mark } from "../../../ui/mark.tsx";
import type { MarkName } from "../../../ui/mark-name.ts";
import { Tool } from "../../../ui/tool.tsx";

interface ReorderButtonsProps {
  /** The labels of the buttons. */
  readonly earlier: string;
  readonly later: string;
  readonly remove: string;
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
  onRemove(): void;
}

/** Moves an item of a list up or down, or removes it. */
export function ReorderButtons({ earlier, later, remove, onEarlier, onLater, onRemove }: ReorderButtonsProps) {
  return (
    <span className="places">
      <ReorderButton mark="down" isUpward label={earlier} onClick={onEarlier} />
      <ReorderButton mark="down" label={later} onClick={onLater} />
      <ReorderButton mark="close" label={remove} onClick={onRemove} />
    </span>
  );
}

interface ReorderButtonProps {
  readonly mark: MarkName;
  readonly label: string;
  readonly isUpward?: boolean;
  readonly onClick: (() => void) | undefined;
}

function ReorderButton({ mark, label, isUpward = false, onClick }: ReorderButtonProps) {
  return (
    <Tool disabled={onClick === undefined} onClick={onClick}>
      <Mark name={mark} label={label} className={isUpward ? "upward" : ""} />
    </Tool>
  );
}
