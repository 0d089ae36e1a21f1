import { useFormatter } from "next-intl";

/** Points with two decimals at most. */
export function useFormatPoints(): (points: number) => string {
  const format = useFormatter();
  return (points) => format.number(points, { maximumFractionDigits: 2 });
}
