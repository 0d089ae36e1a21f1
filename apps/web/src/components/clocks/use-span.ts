"use client";

import { useTranslations } from "next-intl";
import { spanOf } from "./time-left.ts";

/** Formats a span of time as a clock shows it. */
export function useSpan(): (milliseconds: number) => string {
  const t = useTranslations("common.clock");
  return (milliseconds) => {
    const { unit, first, second } = spanOf(milliseconds);
    return t(unit, { first, second: String(second).padStart(2, "0") });
  };
}
