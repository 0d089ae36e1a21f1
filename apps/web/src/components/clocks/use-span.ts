"use client";

import { useTranslations } from "next-intl";
import { spanOf } from "./time-left.ts";

/** Says a span of time as a clock shows it. */
export function useSpan(): (milliseconds: number) => string {
  const say = useTranslations("common.clock");
  return (milliseconds) => {
    const { unit, first, second } = spanOf(milliseconds);
    return say(unit, { first, second: String(second).padStart(2, "0") });
  };
}
