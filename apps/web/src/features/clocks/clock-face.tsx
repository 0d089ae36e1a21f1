"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { SeatClock, TimeControl } from "../../api/types.ts";
import { Mark } from "../../ui/mark.tsx";
import { isSoon, leftOn, spanOf } from "./time-left.ts";
import { useHouseTime } from "./use-house-time.ts";

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
  const { unit, first, second } = spanOf(left);
  const isRunning = clock.deadline !== null;
  return (
    <span className={clsx("clock", isRunning && isSoon(left, pace) && "soon", className)} role="timer">
      <Mark name="clock" />
      <span className="sr">{say(isRunning ? "runs" : "stands")}</span>{" "}
      <b suppressHydrationWarning>{say(unit, { first, second: String(second).padStart(2, "0") })}</b>
    </span>
  );
}
