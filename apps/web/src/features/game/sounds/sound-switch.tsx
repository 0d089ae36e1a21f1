"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { useSoundSetting } from "./use-sound-setting.ts";

/** Turns the sounds of running games on or off. Turning them on plays the first one. */
export function SoundSwitch() {
  const t = useTranslations("game-page.sounds");
  const { isOn, set } = useSoundSetting();
  const toggle = () => {
    set(!isOn);
    if (!isOn) import("./play-sound.ts").then(({ playSound }) => playSound("turn"));
  };
  return <LinkButton onClick={toggle}>{t(isOn ? "off" : "on")}</LinkButton>;
}
