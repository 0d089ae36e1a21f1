"use client";

import { useFormatter, useTranslations } from "next-intl";

const dayMs = 24 * 60 * 60 * 1000;

/** Formats a deadline in the reader's time zone: "today 20:00". */
export function useFormatDeadline(): (deadline: string, now: number) => string {
  const t = useTranslations("common.clock");
  const format = useFormatter();
  const dateOf = (instant: number) => format.dateTime(new Date(instant), { dateStyle: "short" });
  return (deadline, now) => {
    const at = new Date(deadline);
    const date = dateOf(at.getTime());
    const day = date === dateOf(now) ? "today" : date === dateOf(now + dayMs) ? "tomorrow" : "other";
    return t("deadlineAt", {
      day,
      date: format.dateTime(at, { weekday: "short", day: "numeric", month: "short" }),
      time: format.dateTime(at, { timeStyle: "short" }),
    });
  };
}
