"use client";

import { useSyncExternalStore } from "react";

/** The address of this site, as the reader's browser knows it; empty until the page runs there. */
export function useOrigin(): string {
  return useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => "",
  );
}
