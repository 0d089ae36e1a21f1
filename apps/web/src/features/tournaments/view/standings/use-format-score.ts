"use client";

import { useFormatter } from "next-intl";

/** Formats scores with two decimals at most. */
export function useFormatScore(): (figure: number) => string {
  const format = useFormatter();
  return (figure) => format.number(figure, { maximumFractionDigits: 2 });
}
