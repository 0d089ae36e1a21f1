"use client";

import { useTranslations } from "next-intl";
import type { Game } from "../../../lib/api-client/types.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";

interface HandOverButtonsProps {
  readonly game: Game;
  onHandOver(seat: number): void;
}

/** Passes the device to another local player, whether it is their turn or not. */
export function HandOverButtons({ game, onHandOver }: HandOverButtonsProps) {
  const t = useTranslations("game-page.handOver");
  const others = game.yourSeats.filter((seat) => seat !== game.yourSeat);
  return others.map((seat) => {
    const occupant = game.seats[seat];
    return occupant?.kind === "person" ? (
      <LinkButton key={seat} onClick={() => onHandOver(seat)}>
        {t("pass", { name: occupant.name })}
      </LinkButton>
    ) : null;
  });
}
