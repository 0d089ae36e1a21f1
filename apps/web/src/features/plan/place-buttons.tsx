"use client";

import clsx from "clsx";
import { Mark } from "../../ui/mark.tsx";
import type { MarkName } from "../../ui/mark-name.ts";

interface PlaceButtonsProps {
  /** What each of them says. */
  readonly earlier: string;
  readonly later: string;
  readonly remove: string;
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
  onRemove(): void;
}

/** The place of a line in its list: one up, one down, out. */
export function PlaceButtons({ earlier, later, remove, onEarlier, onLater, onRemove }: PlaceButtonsProps) {
  return (
    <span className="places">
      <Place mark="down" className="up" label={earlier} onClick={onEarlier} />
      <Place mark="down" label={later} onClick={onLater} />
      <Place mark="close" label={remove} onClick={onRemove} />
    </span>
  );
}

interface PlaceProps {
  readonly mark: MarkName;
  readonly label: string;
  readonly className?: string;
  readonly onClick: (() => void) | undefined;
}

function Place({ mark, label, className, onClick }: PlaceProps) {
  return (
    <button type="button" className={clsx("tool", className)} disabled={onClick === undefined} onClick={onClick}>
      <Mark name={mark} label={label} />
    </button>
  );
}
