"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MessageForm } from "../../../components/chat/message-form.tsx";
import { MessageList } from "../../../components/chat/message-list.tsx";
import { NewMessage } from "../../../components/chat/new-message.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { Collapsible } from "../../../ui/layout/collapsible.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { useMarkRead } from "./use-mark-read.ts";
import { useTournamentChat } from "./use-tournament-chat.ts";

/** The chat of players and directors, collapsed at first. Everyone who sees the tournament can read it. */
export function ChatSection({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-messages.chat");
  const chat = useTournamentChat(tournament.id, "players");
  const [isOpen, setOpen] = useState(false);
  const { room, messages, account, failure, read } = chat;
  useMarkRead(isOpen && (room?.unread ?? 0) > 0, messages.at(-1)?.number, read);
  if (room === undefined || tournament.phase === "draft") return null;
  return (
    <>
      <NewMessage messages={messages} account={account} />
      <Collapsible id="chat" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t("title", { count: room.unread })}</summary>
        <MessageList messages={messages} chat={chat} />
        {failure !== null && <ProblemAlert failure={failure} />}
        {room.mayWrite && account !== undefined ? (
          <MessageForm room={room} chat={chat} />
        ) : (
          <Text as="p" muted>
            {t("readOnly")}
          </Text>
        )}
      </Collapsible>
    </>
  );
}
