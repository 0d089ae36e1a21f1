"use client";

import { useEffect } from "react";

/**
 * Rounds and tables are fetched after the page, so an anchor can only be scrolled to then. Closed parts of the page open
 * when a link leads to them.
 */
export function useScrollToAnchor(isHere: boolean): void {
  useEffect(() => {
    if (!isHere) return;
    const target = opened();
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
    window.addEventListener("hashchange", opened);
    return () => window.removeEventListener("hashchange", opened);
  }, [isHere]);
}

/** The target of the address, with everything open that hides it or that it hides. */
function opened(): HTMLElement | null {
  const target = document.getElementById(window.location.hash.slice(1));
  if (target === null) return null;
  for (let part = target.closest("details"); part !== null; part = part.parentElement?.closest("details") ?? null)
    part.open = true;
  const content = target.querySelector<HTMLDetailsElement>("details[data-content]");
  if (content !== null) content.open = true;
  return target;
}
