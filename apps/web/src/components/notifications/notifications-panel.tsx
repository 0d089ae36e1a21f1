"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Game } from "../../lib/api-client/types.ts";
import { Collapsible } from "../../ui/layout/collapsible.tsx";

const PublicWebhooks = dynamic(() => import("../webhooks/public-webhooks.tsx").then((file) => file.PublicWebhooks), {
  loading: () => null,
});
const GameSettings = dynamic(() => import("./game-settings.tsx").then((file) => file.GameSettings));

/** How the player is notified of this game, and the channels that it posts to. */
export function NotificationsPanel({ game }: { readonly game: Game }) {
  const t = useTranslations("notifications.atGame");
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  if (game.yourSeat === null) return null;
  return (
    <>
      <Collapsible onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t("title")}</summary>
        {isOpen && <GameSettings game={game.id} />}
      </Collapsible>
      <Collapsible onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>{t("channels")}</summary>
        {isShown && <PublicWebhooks place={{ type: "game", id: game.id }} />}
      </Collapsible>
    </>
  );
}
