"use client";

import { useSearchParams } from "next/navigation";

export interface Address {
  /** What is asked for, as the address says it. */
  readonly asked: Readonly<Record<string, string>>;
  set(changes: Readonly<Record<string, string | undefined>>): void;
}

/** The state of a page in its address, so that every view of it can be linked. */
export function useAddress(): Address {
  const params = useSearchParams();
  return {
    asked: Object.fromEntries(params),
    set(changes) {
      // Two changes may follow each other faster than the page is drawn anew: each begins with the address as it is.
      const { pathname, search } = window.location;
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === "") next.delete(name);
        else next.set(name, value);
      }
      window.history.replaceState(null, "", next.size === 0 ? pathname : `${pathname}?${next}`);
    },
  };
}
