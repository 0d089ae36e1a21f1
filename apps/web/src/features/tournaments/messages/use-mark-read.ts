"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** Marks what is shown as read, once, while the page is visible or as soon as it is again. */
export function useMarkRead(isUnread: boolean, last: number | undefined, read: (number: number) => void): void {
  const isVisible = useSyncExternalStore(onVisibilityChange, isPageVisible, () => false);
  const mark = useEffectEvent(read);
  useEffect(() => {
    if (isVisible && isUnread && last !== undefined) mark(last);
  }, [isVisible, isUnread, last]);
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

const isPageVisible = () => document.visibilityState === "visible";
