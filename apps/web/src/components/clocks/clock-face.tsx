"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { SeatClock, TimeControl } from "../../lib/api-client/types.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import styles from "./clock-face.module.css";
import { hasFixedDeadlines, isShort, timeLeftOn } from "./time-left.ts";
import { useFormatDeadline } from "./use-format-deadline.ts";
import { useFormatDuration } from "./use-format-duration.ts";
import { useServerNow } from "./use-server-now.ts";

interface ClockFaceProps {
  readonly clock: SeatClock;
  readonly pace: TimeControl["pace"] | undefined;
  /** Without its drawing, under a shield. */
  readonly isSmall?: boolean;
}

/**
 * The time left on a clock, counted down by the time of the server, or its fixed deadline. Screen readers read it only on
 * request.
 */
export function ClockFace({ clock, pace, isSmall = false }: ClockFaceProps) {
  const t = useTranslations("common.clock");
  const now = useServerNow(1000);
  const left = timeLeftOn(clock, now);
  const formatDuration = useFormatDuration();
  const formatDeadline = useFormatDeadline();
  const { deadline } = clock;
  const isFixed = hasFixedDeadlines(pace);
  if (isFixed && deadline === null) return null;
  return (
    <span
      className={clsx(
        styles.clock,
        deadline !== null && isShort(left, pace) && styles.soon,
        isSmall && styles.small,
        isFixed && styles.fixed,
      )}
      role="timer"
    >
      <Icon name="clock" className={styles.mark} />
      {isFixed && !isSmall ? (
        <span>{t("deadline")}</span>
      ) : (
        <VisuallyHidden>{t(isFixed ? "deadline" : deadline === null ? "paused" : "runs")}</VisuallyHidden>
      )}{" "}
      <b suppressHydrationWarning>
        {isFixed && deadline !== null ? formatDeadline(deadline, now) : formatDuration(left)}
      </b>
    </span>
  );
}
