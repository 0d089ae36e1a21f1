"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";

export interface Address {
  /** What is asked for, as the address says it. */
  readonly asked: Readonly<Record<string, string>>;
  set(changes: Readonly<Record<string, string | undefined>>): void;
}

/** The state of a page in its address, so that every view of it can be linked. */
export function useAddress(): Address {
  const router = useRouter();
  const path = usePathname();
  const params = useSearchParams();
  return {
    asked: Object.fromEntries(params),
    set(changes) {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === "") next.delete(name);
        else next.set(name, value);
      }
      router.replace(next.size === 0 ? path : `${path}?${next}`, { scroll: false });
    },
  };
}
