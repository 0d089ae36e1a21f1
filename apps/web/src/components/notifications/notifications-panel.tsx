"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Game } from "../../lib/api-client/types.ts";
import { Collapsible } from "../../ui/layout/collapsible.tsx";
import { ChannelsPanel } from "./channels-panel.tsx";

const GameSettings = dynamic(() => import("./game-settings.tsx").then((file) => file.GameSettings));

interface NotificationsPanelProps {
  readonly game: Game;
}

/** How the player is notified of this game, and the channels that it posts to. */
export function NotificationsPanel({ game }: NotificationsPanelProps) {
  return (
    <>
      {game.yourSeat !== null && <SettingsPanel game={game} />}
      <ChannelsPanel game={game} />
    </>
  );
}

function SettingsPanel({ game }: NotificationsPanelProps) {
  const t = useTranslations("notifications.atGame");
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("title")}</summary>
      {isOpen && <GameSettings game={game.id} />}
    </Collapsible>
  );
}
