"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { CSSProperties, MouseEvent } from "react";
import styles from "./replay-track.module.css";
import type { RoundUnit, Tick } from "./state/frames.ts";
import { useReplayContext } from "./state/replay-context.tsx";

/** The slider over the rounds. A lozenge marks an event. */
export function ReplayTrack() {
  const { frames, ticks, frame, unit, place, goTo } = useReplayContext();
  const t = useTranslations("replay");
  const last = Math.max(1, frames.length - 1);
  const here = ticks.findLast((tick) => tick.place <= place);
  return (
    <div className={styles.track}>
      <input
        type="range"
        min={0}
        max={frames.length - 1}
        value={place}
        onChange={(event) => goTo(Number(event.target.value))}
        aria-label={t("bar.slider")}
        aria-valuetext={t("step", {
          number: place + 1,
          count: frames.length,
          round: frame.moment?.round ?? 0,
          unit,
        })}
        style={{ "--at": percent(place / last) } as CSSProperties}
      />
      <div className={styles.ticks}>
        {ticks.map((tick) => (
          <TickLink
            key={tick.round}
            tick={tick}
            at={frames[tick.place]?.step.version ?? 0}
            left={percent(tick.place / last)}
            isHere={tick === here}
            isNear={here !== undefined && tick !== here && Math.abs(tick.round - here.round) === 1}
            unit={unit}
            onGo={goTo}
          />
        ))}
      </div>
    </div>
  );
}

interface TickLinkProps {
  readonly tick: Tick;
  readonly at: number;
  readonly left: string;
  readonly isHere: boolean;
  /** Next to the current one: hidden on narrow screens. */
  readonly isNear: boolean;
  readonly unit: RoundUnit;
  onGo(place: number): void;
}

function TickLink({ tick: { round, place, marker }, at, left, isHere, isNear, unit, onGo }: TickLinkProps) {
  const t = useTranslations("replay.bar");
  const go = (event: MouseEvent) => {
    event.preventDefault();
    onGo(place);
  };
  return (
    <a
      href={`?at=${at}`}
      style={{ left }}
      className={clsx(styles.tick, marker !== null && styles.event, isNear && styles.near)}
      aria-current={isHere ? "step" : undefined}
      aria-label={marker === null ? t("round", { round, unit }) : t("roundEvent", { round, unit, event: marker })}
      onClick={go}
    >
      {round}
    </a>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
