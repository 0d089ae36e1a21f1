"use client";

import { useSearchParams } from "next/navigation";

export interface ListingParams {
  /** Filters, sorting and page, as the address has them. */
  readonly asked: Readonly<Record<string, string>>;
  set(changes: Readonly<Record<string, string | undefined>>): void;
}

/**
 * The state of a listing in the query of the address, so that every view can be linked. On a page with several listings each
 * has a name that prefixes its parameters: `jobs-sort`.
 */
export function useListingParams(list?: string): ListingParams {
  const params = useSearchParams();
  const prefix = list === undefined ? "" : `${list}-`;
  return {
    asked: Object.fromEntries(
      [...params].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [])),
    ),
    set(changes) {
      // Two changes may come before the next render, so each starts from the current address.
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
