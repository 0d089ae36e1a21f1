"use client";

import { useLocalStorage } from "../../../lib/hooks/use-local-storage.ts";

/** Whether this browser plays sounds at running games. Off until the reader turns them on. */
export function useSoundSetting() {
  const [isOn, set] = useLocalStorage("seneschal-sounds", false);
  return { isOn, set };
}
