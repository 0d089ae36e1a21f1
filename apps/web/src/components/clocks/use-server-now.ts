"use client";

import { useEffect, useState } from "react";
import { serverNow } from "../../lib/api-client/server-clock.ts";

/** The time of the server, updated at a fixed interval. */
export function useServerNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = () => setNow(serverNow());
    look();
    const ticking = setInterval(look, everyMs);
    return () => clearInterval(ticking);
  }, [everyMs]);
  return now;
}
