"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { Game } from "../../lib/api-client/types.ts";
import { useSession } from "../../lib/queries/account/use-session.ts";
import { LazyCollapsible } from "../../ui/layout/lazy-collapsible.tsx";

const PublicWebhooks = dynamic(() => import("../webhooks/public-webhooks.tsx").then((file) => file.PublicWebhooks), {
  loading: () => null,
});

/** The channels that a game posts to, for its players and for its host, who may have no seat. */
export function ChannelsPanel({ game }: { readonly game: Game }) {
  const t = useTranslations("notifications.panels");
  const { data: reader } = useSession();
  const isHost = reader != null && reader.id === game.host;
  if (game.yourSeat === null && !isHost) return null;
  const isOver = game.state === "finished" || game.state === "closed";
  return (
    <LazyCollapsible summary={t("channels")}>
      {() => <PublicWebhooks place={{ type: "game", id: game.id }} isOver={isOver} />}
    </LazyCollapsible>
  );
}
