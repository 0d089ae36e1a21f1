"use client";

import { Mark } from "../../../ui/mark.tsx";
import type { MarkName } from "../../../ui/mark-name.ts";
import { Tool } from "../../../ui/tool.tsx";

interface ReorderButtonsProps {
  /** What each of them says. */
  readonly earlier: string;
  readonly later: string;
  readonly remove: string;
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
  onRemove(): void;
}

/** The place of a line in its list: one up, one down, out. */
export function ReorderButtons({ earlier, later, remove, onEarlier, onLater, onRemove }: ReorderButtonsProps) {
  return (
    <span className="places">
      <Place mark="down" isUpward label={earlier} onClick={onEarlier} />
      <Place mark="down" label={later} onClick={onLater} />
      <Place mark="close" label={remove} onClick={onRemove} />
    </span>
  );
}

interface PlaceProps {
  readonly mark: MarkName;
  readonly label: string;
  readonly isUpward?: boolean;
  readonly onClick: (() => void) | undefined;
}

function Place({ mark, label, isUpward = false, onClick }: PlaceProps) {
  return (
    <Tool disabled={onClick === undefined} onClick={onClick}>
      <Mark name={mark} label={label} className={isUpward ? "upward" : ""} />
    </Tool>
  );
}
