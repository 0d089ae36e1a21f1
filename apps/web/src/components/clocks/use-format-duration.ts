"use client";

import { useTranslations } from "next-intl";
import { durationOf } from "./time-left.ts";

/** Formats a span of time as a clock shows it. */
export function useFormatDuration(): (milliseconds: number) => string {
  const t = useTranslations("common.clock");
  return (milliseconds) => {
    const { unit, first, second } = durationOf(milliseconds);
    return t(unit, { first, second: String(second).padStart(2, "0") });
  };
}
