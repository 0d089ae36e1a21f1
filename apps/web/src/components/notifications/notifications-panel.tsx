"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Game } from "../../lib/api-client/types.ts";
import { Collapsible } from "../../ui/layout/collapsible.tsx";

const GameSettings = dynamic(() => import("./game-settings.tsx").then((file) => file.GameSettings));

/** How the player is notified of this game. */
export function NotificationsPanel({ game }: { readonly game: Game }) {
  const t = useTranslations("notifications.atGame");
  const [isOpen, setOpen] = useState(false);
  if (game.yourSeat === null) return null;
  return (
    <Collapsible onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("title")}</summary>
      {isOpen && <GameSettings game={game.id} />}
    </Collapsible>
  );
}
