"use client";

import { useFormatter } from "next-intl";

/** Numbers of standings as they are read: thirds are cut short. */
export function useFormatScore(): (figure: number) => string {
  const format = useFormatter();
  return (figure) => format.number(figure, { maximumFractionDigits: 2 });
}
