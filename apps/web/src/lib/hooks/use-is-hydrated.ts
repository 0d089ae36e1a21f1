"use client";

import { useSyncExternalStore } from "react";

/** Whether this part of the page can be used. In the HTML of the server, and until React has taken it over, it cannot. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, onClient, onServer);
}

const neverChanges = () => () => {};
const onClient = () => true;
const onServer = () => false;
