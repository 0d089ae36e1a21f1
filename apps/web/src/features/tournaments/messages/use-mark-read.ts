"use client";

import { useEffect } from "react";

/** Marks what is shown as read, once, while the page is visible. */
export function useMarkRead(isUnread: boolean, last: number | undefined, read: (number: number) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new message.
  useEffect(() => {
    if (isUnread && last !== undefined && document.visibilityState === "visible") read(last);
  }, [isUnread, last]);
}
