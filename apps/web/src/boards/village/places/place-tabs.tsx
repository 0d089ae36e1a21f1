import type { Translate } from "../../board.ts";
import styles from "./place-tabs.module.css";
import { type TablePlace, tablePlaces } from "./places.ts";

interface PlaceTabsProps {
  readonly t: Translate;
  readonly shown: TablePlace;
  onShow(place: TablePlace): void;
}

/** On a phone: which place of the table is shown. Wider windows show all of them, and no tabs. */
export function PlaceTabs({ t, shown, onShow }: PlaceTabsProps) {
  return (
    <fieldset className={styles.tabs} aria-label={t("places.label")} data-testid="place-tabs">
      {tablePlaces.map((place) => (
        <button
          key={place}
          type="button"
          aria-pressed={place === shown}
          data-opens={place}
          data-at={`tab-${place}`}
          onClick={() => onShow(place)}
        >
          {t(`places.${place}`)}
        </button>
      ))}
    </fieldset>
  );
}
