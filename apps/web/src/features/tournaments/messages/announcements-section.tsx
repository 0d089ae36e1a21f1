"use client";

import { useTranslations } from "next-intl";
import { MessageList } from "../../../components/chat/message-list.tsx";
import { NewMessage } from "../../../components/chat/new-message.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { AnnounceAction } from "./announce-action.tsx";
import { useMarkRead } from "./use-mark-read.ts";
import { useTournamentChat } from "./use-tournament-chat.ts";

/** What directors wrote to all players, with author and time. Shown once there is a message, and to directors always. */
export function AnnouncementsSection({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-messages.announcements");
  const chat = useTournamentChat(tournament.id, "announcements");
  const { room, messages, account, failure, read } = chat;
  const unread = room?.unread ?? 0;
  useMarkRead(unread > 0, messages.at(-1)?.number, read);
  const mayWrite = room?.mayWrite === true && account !== undefined && tournament.phase !== "draft";
  if (room === undefined) return null;
  const isShown = mayWrite || messages.length > 0;
  return (
    <>
      <NewMessage messages={messages} account={account} />
      {isShown && (
        <div id="announcements">
          <Section title={t("title")}>
            {messages.length > 0 ? (
              <MessageList messages={messages} chat={chat} areAllNamed />
            ) : (
              <Text as="p" muted>
                {t("none")}
              </Text>
            )}
            {failure !== null && <ProblemAlert failure={failure} />}
            {mayWrite && <AnnounceAction tournament={tournament.id} mustConfirmEmail={room.mustConfirmEmail} />}
          </Section>
        </div>
      )}
    </>
  );
}
