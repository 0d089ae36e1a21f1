"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { Game } from "../../lib/api-client/types.ts";
import { LazyCollapsible } from "../../ui/layout/lazy-collapsible.tsx";
import { ChannelsPanel } from "./channels-panel.tsx";

const GameSettings = dynamic(() => import("./game-settings.tsx").then((file) => file.GameSettings), {
  loading: () => null,
});

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
  const t = useTranslations("notifications.panels");
  return <LazyCollapsible summary={t("settings")}>{() => <GameSettings game={game.id} />}</LazyCollapsible>;
}
