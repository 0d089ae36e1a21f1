"use client";

import { useTranslations } from "next-intl";
import { useGuideSetting } from "../../../components/guide/use-guide-setting.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { useGameContext } from "../state/game-context.tsx";

/** Turns the tips of the guide on or off. */
export function GuideSwitch() {
  const { game, board } = useGameContext();
  const t = useTranslations("game-page.guide");
  const { isOn, turnOn, turnOff } = useGuideSetting();
  if (game.yourSeat === null || board.guide === undefined) return null;
  return <LinkButton onClick={isOn ? turnOff : turnOn}>{t(isOn ? "off" : "on")}</LinkButton>;
}
