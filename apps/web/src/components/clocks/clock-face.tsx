"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { SeatClock, TimeControl } from "../../lib/api-client/types.ts";
import { Mark } from "../../ui/mark.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { isSoon, leftOn } from "./time-left.ts";
import { useHouseTime } from "./use-house-time.ts";
import { useSpan } from "./use-span.ts";

interface ClockFaceProps {
  readonly clock: SeatClock;
  readonly pace: TimeControl["pace"] | undefined;
  readonly className?: string;
}

/** What a clock has left, counted down by the time of the house. It is silent: who listens asks for it. */
export function ClockFace({ clock, pace, className }: ClockFaceProps) {
  const say = useTranslations("common.clock");
  const now = useHouseTime(1000);
  const left = leftOn(clock, now);
  const span = useSpan();
  const isRunning = clock.deadline !== null;
  return (
    <span className={clsx("clock", isRunning && isSoon(left, pace) && "soon", className)} role="timer">
      <Mark name="clock" />
      <VisuallyHidden>{say(isRunning ? "runs" : "stands")}</VisuallyHidden> <b suppressHydrationWarning>{span(left)}</b>
    </span>
  );
}
