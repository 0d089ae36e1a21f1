"use client";

import { useTranslations } from "next-intl";
import type { Game } from "../../../lib/api-client/types.ts";

interface HandOverButtonsProps {
  readonly game: Game;
  onHand(seat: number): void;
}

/** To anybody else at this screen, asked or not: to look, to talk, to agree to something. */
export function HandOverButtons({ game, onHand }: HandOverButtonsProps) {
  const t = useTranslations("table.curtain");
  const others = game.yourSeats.filter((seat) => seat !== game.yourSeat);
  return others.map((seat) => {
    const sitter = game.seats[seat];
    return sitter?.kind === "person" ? (
      <button key={seat} type="button" className="linklike" onClick={() => onHand(seat)}>
        {t("hand", { name: sitter.name })}
      </button>
    ) : null;
  });
}
