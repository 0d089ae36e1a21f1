"use client";

import dynamic from "next/dynamic";
import { useSoundSetting } from "./use-sound-setting.ts";

const SoundPlayer = dynamic(() => import("./sound-player.tsx").then((file) => file.SoundPlayer), { ssr: false });

/** Sounds for readers who have turned them on; only they load them. */
export function GameSounds() {
  const { isOn } = useSoundSetting();
  return isOn && <SoundPlayer />;
}
