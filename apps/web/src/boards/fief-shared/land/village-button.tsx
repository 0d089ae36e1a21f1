import clsx from "clsx";
import { height, places, type VillageName, width } from "../realm/places.ts";
import styles from "./village-button.module.css";

interface VillageButtonProps {
  readonly village: VillageName;
  /** The chief town of a bishopric has a larger circle. */
  readonly isChief: boolean;
  /** Who and what stands there, and what choosing it would mean. */
  readonly label: string;
  /** Where the tab key stops on the map; the arrow keys go on from there. */
  readonly isTabStop: boolean;
  readonly isOpen: boolean;
  /** Whether a lord can be dragged from here. */
  readonly isDraggable: boolean;
  /** Whether something may be chosen here: its drawing is gold. */
  readonly isHighlighted: boolean;
  readonly isChosen: boolean;
  /** A finger or a mouse opens the village with its click: if the page moved before, the click would miss. */
  onFocus(isByKeyboard: boolean): void;
  onTap(): void;
  onHover(): void;
  onLeave(): void;
}

/** An invisible button over the drawing of a village. */
export function VillageButton(props: VillageButtonProps) {
  const { village, isChief, label, isTabStop, isOpen, isDraggable, isHighlighted, isChosen } = props;
  const { onFocus, onTap, onHover, onLeave } = props;
  const [x, y] = places[village];
  return (
    <button
      type="button"
      className={clsx(styles.button, isChief && styles.chiefTown, isOpen && styles.open)}
      style={{ left: percent(x / width), top: percent(y / height) }}
      data-village={village}
      data-spots={village}
      data-draggable={isDraggable || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      {...(isHighlighted ? { "aria-pressed": isChosen } : {})}
      onFocus={({ target }) => onFocus(target.matches(":focus-visible"))}
      onClick={onTap}
      onPointerEnter={({ pointerType }) => (pointerType === "mouse" ? onHover() : undefined)}
      onPointerLeave={onLeave}
    />
  );
}

const percent = (part: number) => `${(100 * part).toFixed(1)}%`;
