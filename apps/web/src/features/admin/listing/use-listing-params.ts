"use client";

import { useSearchParams } from "next/navigation";

export interface ListingParams {
  /** What is asked for, as the address says it. */
  readonly asked: Readonly<Record<string, string>>;
  set(changes: Readonly<Record<string, string | undefined>>): void;
}

/**
 * The state of a page in its address, so that every view of it can be linked. Where a page has several lists, each has
 * a name, and says it before what is its own: `jobs-sort`.
 */
export function useListingParams(list?: string): ListingParams {
  const params = useSearchParams();
  const prefix = list === undefined ? "" : `${list}-`;
  return {
    asked: Object.fromEntries(
      [...params].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [])),
    ),
    set(changes) {
      // Two changes may follow each other faster than the page is drawn anew: each begins with the address as it is.
      const { pathname, search } = window.location;
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === "") next.delete(prefix + name);
        else next.set(prefix + name, value);
      }
      window.history.replaceState(null, "", next.size === 0 ? pathname : `${pathname}?${next}`);
    },
  };
}
