"use client";

import { useEffect } from "react";

/** Rounds and tables are fetched after the page, so an anchor can only be scrolled to then. */
export function useScrollToAnchor(isHere: boolean): void {
  useEffect(() => {
    const target = isHere ? document.getElementById(window.location.hash.slice(1)) : null;
    if (target === null) return;
    const round = target.closest("details");
    if (round !== null) round.open = true;
    target.scrollIntoView({ block: "center" });
    target.focus({ preventScroll: true });
  }, [isHere]);
}
