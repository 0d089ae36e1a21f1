"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { afterArrival, type OwnAddresses } from "./own-addresses.ts";

/** What a replay shows. */
export interface Shown {
  /** The version; `null` if the address has none. */
  readonly at: number | null;
  /** The point of view: a seat or "spectator". */
  readonly as: string | undefined;
}

export interface ReplayParams extends Shown {
  /** Changes what is shown. Quick changes before the next render build on one another. */
  show(change: (shown: Shown) => Partial<Shown>): void;
}

/** The address follows when nothing has changed for this long: browsers limit how often it may change. */
const addressDelayMs = 250;

/** What is shown is kept here, and every step has an address that can be shared: `?at=57&as=2`. */
export function useReplayParams(): ReplayParams {
  const search = useSearchParams().toString();
  const own = useRef<OwnAddresses>([search]);
  const [shown, setShown] = useState(() => shownBy(search));

  useEffect(() => {
    const waiting = afterArrival(own.current, search);
    own.current = waiting ?? [search];
    if (waiting === undefined) setShown(shownBy(search));
  }, [search]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const last = own.current.at(-1) ?? "";
      const next = searchFor(shown, last);
      if (next === last) return;
      own.current = [...own.current, next];
      window.history.replaceState(null, "", `?${next}`);
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [shown]);

  return { ...shown, show: (change) => setShown((before) => ({ ...before, ...change(before) })) };
}

function shownBy(search: string): Shown {
  const params = new URLSearchParams(search);
  const at = params.get("at");
  return { at: at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null, as: params.get("as") ?? undefined };
}

/** The search of an address that shows this; what else it says stays. */
function searchFor({ at, as }: Shown, before: string): string {
  const params = new URLSearchParams(before);
  if (at !== null) params.set("at", String(at));
  if (as !== undefined) params.set("as", as);
  return params.toString();
}
