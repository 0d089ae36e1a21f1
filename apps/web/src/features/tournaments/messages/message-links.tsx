"use client";

import { useTranslations } from "next-intl";
import { useTournamentChat } from "./use-tournament-chat.ts";

/** Links to the announcements, if there are any, and to the chat, with the number of new messages. */
export function MessageLinks({ tournament }: { readonly tournament: string }) {
  const t = useTranslations("tournament-messages");
  const announcements = useTournamentChat(tournament, "announcements");
  const { room } = useTournamentChat(tournament, "players");
  return (
    <>
      {announcements.messages.length > 0 && <a href="#announcements">{t("announcements.title")}</a>}
      {room !== undefined && <a href="#chat">{t("chat.title", { count: room.unread })}</a>}
    </>
  );
}
