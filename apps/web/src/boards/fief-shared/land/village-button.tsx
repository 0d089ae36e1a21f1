import clsx from "clsx";
import { height, places, type VillageName, width } from "../realm/places.ts";

interface VillageButtonProps {
  readonly village: VillageName;
  /** The chief town of a bishopric has a larger seal. */
  readonly isChief: boolean;
  /** Whom and what it holds, and what choosing it would mean. */
  readonly label: string;
  /** Where the tab key stops on the map; arrow keys walk from there. */
  readonly isStop: boolean;
  readonly isLooked: boolean;
  /** Gold: something may be chosen here. */
  readonly isHighlighted: boolean;
  readonly isChosen: boolean;
  onFocus(): void;
  onTap(): void;
  onHover(): void;
  onLeave(): void;
}

/** A village to be tapped, unseen over its drawing, which shows in gold where something may be chosen. */
export function VillageButton(props: VillageButtonProps) {
  const { village, isChief, label, isStop, isLooked, isHighlighted, isChosen, onFocus, onTap, onHover, onLeave } =
    props;
  const [x, y] = places[village];
  return (
    <button
      type="button"
      className={clsx("fief-spot", isChief && "chief", isLooked && "looked")}
      style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
      data-village={village}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      {...(isHighlighted ? { "aria-pressed": isChosen } : {})}
      onFocus={onFocus}
      onClick={onTap}
      onPointerEnter={({ pointerType }) => (pointerType === "mouse" ? onHover() : undefined)}
      onPointerLeave={onLeave}
    />
  );
}
