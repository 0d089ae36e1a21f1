import clsx from "clsx";
import { height, type VillageOnMap, width } from "./realm.ts";

interface VillageButtonProps {
  readonly village: VillageOnMap;
  /** Whom and what it holds, and what choosing it would mean. */
  readonly label: string;
  /** Where the tab key stops on the map; arrow keys walk from there. */
  readonly isStop: boolean;
  readonly isLooked: boolean;
  /** Gold: something may be chosen here. */
  readonly isLit: boolean;
  readonly isChosen: boolean;
  onFocus(): void;
  onTap(): void;
  onHover(): void;
  onLeave(): void;
}

/** A village to be tapped, unseen over its drawing, which shows in gold where something may be chosen. */
export function VillageButton(props: VillageButtonProps) {
  const { village, label, isStop, isLooked, isLit, isChosen, onFocus, onTap, onHover, onLeave } = props;
  const [x, y] = village.at;
  return (
    <button
      type="button"
      className={clsx("fief-spot", village.isChiefTown && "chief", isLooked && "looked")}
      style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
      data-village={village.village}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      {...(isLit ? { "aria-pressed": isChosen } : {})}
      onFocus={onFocus}
      onClick={onTap}
      onPointerEnter={({ pointerType }) => (pointerType === "mouse" ? onHover() : undefined)}
      onPointerLeave={onLeave}
    />
  );
}
