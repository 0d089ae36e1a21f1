"use client";

import { useEffect, useState } from "react";
import { houseTime } from "../../lib/api-client/house-time.ts";

/** The time of the house, looked at again and again. */
export function useHouseTime(everyMs: number): number {
  const [now, setNow] = useState(houseTime);
  useEffect(() => {
    const look = () => setNow(houseTime());
    look();
    const ticking = setInterval(look, everyMs);
    return () => clearInterval(ticking);
  }, [everyMs]);
  return now;
}
