import clsx from "clsx";
import { height, type VillageOnMap, width } from "./realm.ts";

interface VillageButtonProps {
  readonly village: VillageOnMap;
  /** Where the tab key stops on the map; arrow keys walk from there. */
  readonly isStop: boolean;
  readonly isLooked: boolean;
  onFocus(): void;
  onLook(): void;
}

/** A village to be tapped: unseen over its drawing. */
export function VillageButton({ village, isStop, isLooked, onFocus, onLook }: VillageButtonProps) {
  const [x, y] = village.at;
  return (
    <button
      type="button"
      className={clsx("fief-spot", village.isChiefTown && "chief")}
      style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
      data-village={village.village}
      tabIndex={isStop ? 0 : -1}
      aria-expanded={isLooked}
      onFocus={onFocus}
      onClick={onLook}
      onPointerEnter={({ pointerType }) => (pointerType === "mouse" ? onLook() : undefined)}
    >
      <span className="sr">{village.name}</span>
    </button>
  );
}
