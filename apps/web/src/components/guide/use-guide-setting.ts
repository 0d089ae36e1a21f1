"use client";

import { useLocalStorage } from "../../lib/hooks/use-local-storage.ts";

interface Stored {
  /** Unset until the reader starts a guided game or turns tips on or off. */
  readonly choice: "on" | "off" | "unset";
  /** The tips that were shown: "village.take". */
  readonly seen: readonly string[];
}

const none: Stored = { choice: "unset", seen: [] };

/** Whether this browser shows tips at the table, and which ones it has shown. */
export function useGuideSetting() {
  const [stored, store] = useLocalStorage("seneschal-guide", none);
  return {
    isOn: stored.choice === "on",
    hasSeen: (tip: string) => stored.seen.includes(tip),
    /** A first game turns tips on, unless the reader has turned them off. */
    offer: () => stored.choice === "unset" && store({ ...stored, choice: "on" }),
    /** Shows every tip again. */
    turnOn: () => store({ choice: "on", seen: [] }),
    turnOff: () => store({ ...stored, choice: "off" }),
    markSeen: (tip: string) => !stored.seen.includes(tip) && store({ ...stored, seen: [...stored.seen, tip] }),
  };
}
