"use client";

import { useSearchParams } from "next/navigation";

export interface ReplayParams {
  /** The version that is shown; `null` if the address has none. */
  readonly at: number | null;
  /** The point of view: a seat or "spectator". */
  readonly as: string | undefined;
  goTo(changed: { readonly at?: number; readonly as?: string }): void;
}

/** Every step has an address that can be shared: `?at=57&as=2`. */
export function useReplayParams(): ReplayParams {
  const search = useSearchParams();
  const at = search.get("at");
  const as = search.get("as") ?? undefined;
  const goTo: ReplayParams["goTo"] = (changed) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changed)) next.set(name, String(value));
    window.history.replaceState(null, "", `?${next}`);
  };
  return { at: at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null, as, goTo };
}
