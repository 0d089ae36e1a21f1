import clsx from "clsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import type { Translate } from "../../board.ts";
import { Drawing } from "../drawings/drawing.tsx";
import type { Family } from "../game.ts";
import styles from "./farm.module.css";

interface LifeTrackProps {
  readonly t: Translate;
  readonly family: Family;
  readonly lap: number;
  /** The time after the previewed move. */
  readonly coming: number | undefined;
}

/** The clouds of the time track: past the bridge a family member dies. The move that you have chosen is drawn ahead. */
export function LifeTrack({ t, family: { clock }, lap, coming }: LifeTrackProps) {
  const ahead = coming === undefined ? 0 : coming - clock.time;
  const clouds = Array.from({ length: lap }, (_, place) => place);
  return (
    <div className={styles.life}>
      <VisuallyHidden>{t("farm.clock", { position: clock.position, lap, toBridge: clock.toBridge })}</VisuallyHidden>
      <ol aria-hidden="true">
        {clouds.map((place) => (
          <li
            key={place}
            data-at={place === clock.position ? "marker" : undefined}
            className={clsx(
              place === clock.position && styles.here,
              isAhead(place, clock.position, ahead, lap) && styles.ahead,
            )}
          >
            {place === clock.position ? <Drawing name="time" /> : place}
          </li>
        ))}
        <li data-at="bridge" className={clsx(styles.bridge, ahead >= clock.toBridge && styles.ahead)}>
          <svg viewBox="0 0 40 26" aria-hidden="true">
            <path d="M2 20q18-26 36 0v5h-9q-9-12-18 0H2z" />
          </svg>
          {t("farm.bridge")}
        </li>
      </ol>
    </div>
  );
}

const isAhead = (place: number, position: number, ahead: number, lap: number) =>
  Array.from({ length: Math.min(ahead, lap) }, (_, step) => (position + step + 1) % lap).includes(place);
