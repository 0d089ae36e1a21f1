"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { NewMessage } from "../../../components/chat/new-message.tsx";
import type { Game } from "../../../lib/api-client/types.ts";
import { whenIdle } from "../../../lib/hooks/when-idle.ts";
import { unreadIn } from "../../../lib/query-client/chat-cache.ts";
import { Collapsible } from "../../../ui/layout/collapsible.tsx";
import { LastMessage } from "./last-message.tsx";
import { UnreadButton } from "./unread-button.tsx";
import { useChat } from "./use-chat.ts";

const load = () => import("./opened-chat.tsx");
const OpenedChat = dynamic(() => load().then((file) => file.OpenedChat), { ssr: false });

interface ChatPanelProps {
  readonly game: Game;
}

/**
 * The chat of a game, collapsed at first: what is in it is fetched last. Its header says how many messages are new, and
 * shows the last one. New messages are announced to screen readers.
 */
export function ChatPanel({ game }: ChatPanelProps) {
  const t = useTranslations("chat");
  const { data, account } = useChat(game);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  // Without a network, the table stays as it is.
  useEffect(
    () =>
      void whenIdle()
        .then(load)
        .then(
          () => setWanted(true),
          () => undefined,
        ),
    [],
  );

  if (data === undefined || data.rooms.length === 0) return null;
  return (
    <>
      <NewMessage messages={data.messages} account={account} />
      <UnreadButton unread={isOpen ? 0 : unreadIn(data)} />
      <Collapsible id="chat" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {t("title", { count: unreadIn(data) })}
          {!isOpen && <LastMessage messages={data.messages} />}
        </summary>
        {isWanted && <OpenedChat game={game} chat={data} isOpen={isOpen} />}
      </Collapsible>
    </>
  );
}
