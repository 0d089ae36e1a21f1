"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { SeatClock, TimeControl } from "../../lib/api-client/types.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import styles from "./clock-face.module.css";
import { isShort, timeLeftOn } from "./time-left.ts";
import { useFormatDuration } from "./use-format-duration.ts";
import { useServerNow } from "./use-server-now.ts";

interface ClockFaceProps {
  readonly clock: SeatClock;
  readonly pace: TimeControl["pace"] | undefined;
  /** Without its drawing, under a shield. */
  readonly isSmall?: boolean;
}

/** The time left on a clock, counted down by the time of the server. Screen readers read it only on request. */
export function ClockFace({ clock, pace, isSmall = false }: ClockFaceProps) {
  const t = useTranslations("common.clock");
  const now = useServerNow(1000);
  const left = timeLeftOn(clock, now);
  const span = useFormatDuration();
  const isRunning = clock.deadline !== null;
  return (
    <span
      className={clsx(styles.clock, isRunning && isShort(left, pace) && styles.soon, isSmall && styles.small)}
      role="timer"
    >
      <Icon name="clock" className={styles.mark} />
      <VisuallyHidden>{t(isRunning ? "runs" : "paused")}</VisuallyHidden> <b suppressHydrationWarning>{span(left)}</b>
    </span>
  );
}
