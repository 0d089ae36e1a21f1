import { useFormatter } from "next-intl";

/** Formats a number of bytes. */
export function useBytes(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const [unit, divisor] = bytes < 1e6 ? (["kilobyte", 1e3] as const) : (["megabyte", 1e6] as const);
    return format.number(bytes / divisor, { style: "unit", unit, maximumFractionDigits: 1 });
  };
}
