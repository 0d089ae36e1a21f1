"use client";

import { use } from "react";
import { setCookie } from "../../lib/hooks/set-cookie.ts";
import { useLocalStorage } from "../../lib/hooks/use-local-storage.ts";
import { cookieOf, type StoredTips, tipsCookie } from "./stored-tips.ts";
import { TipsAtServer } from "./tips-at-server.tsx";

const none: StoredTips = { choice: "unset", seen: [] };

/** Whether this browser shows tips at the table, and which ones it has shown. Pages of games tell the server. */
export function useGuideSetting() {
  const [stored, keep] = useLocalStorage("seneschal-guide", none, use(TipsAtServer));
  const store = (tips: StoredTips) => {
    keep(tips);
    setCookie(tipsCookie, cookieOf(tips), "/games");
  };
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
