"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useTranslate } from "../../../boards/use-translate.ts";
import { MessageForm } from "../../../components/chat/message-form.tsx";
import { MessageList } from "../../../components/chat/message-list.tsx";
import { NewMessage } from "../../../components/chat/new-message.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { markedPeopleOf } from "../../../components/seats/people.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { useOnlineSeats } from "../../../lib/queries/games/use-online-seats.ts";
import { unreadIn } from "../../../lib/query-client/chat-cache.ts";
import { Collapsible } from "../../../ui/layout/collapsible.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { RoomPicker } from "./room-picker.tsx";
import { UnreadButton } from "./unread-button.tsx";
import { useChat } from "./use-chat.ts";

interface ChatPanelProps {
  readonly game: Game;
}

/** The chat of a game, collapsed at first. New messages are announced to screen readers. */
export function ChatPanel({ game }: ChatPanelProps) {
  const t = useTranslations("chat");
  const tCommon = useTranslate("common");
  const chat = useChat(game);
  const online = useOnlineSeats(game.id);
  const { data, account, failure, read } = chat;
  const [isOpen, setOpen] = useState(false);
  const [chosenRoom, setRoom] = useState<string | null>(null);
  const rooms = data?.rooms ?? [];
  const room = rooms.find((one) => one.room === chosenRoom) ?? rooms.find(({ mayWrite }) => mayWrite) ?? rooms[0];
  const messages = (data?.messages ?? []).filter((message) => message.room === room?.room);
  const last = messages.at(-1);
  const hasNews = isOpen && room !== undefined && room.unread > 0 && last !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is read, once.
  useEffect(() => {
    if (hasNews && document.visibilityState === "visible") read(room.room, last.number);
  }, [hasNews, room?.room, last?.number]);

  if (data === undefined || room === undefined) return null;
  return (
    <>
      <NewMessage messages={data.messages} account={account} />
      <UnreadButton unread={isOpen ? 0 : unreadIn(data)} />
      <Collapsible id="chat" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t("title", { count: unreadIn(data) })}</summary>
        <RoomPicker
          rooms={rooms}
          chosen={room.room}
          people={markedPeopleOf(game, tCommon)}
          yourSeat={game.yourSeat}
          onChoose={setRoom}
        />
        <MessageList messages={messages} chat={chat} online={online} />
        {failure !== null && <ProblemAlert failure={failure} />}
        {room.mayWrite && account !== undefined ? (
          <MessageForm key={room.room} room={room} chat={chat} />
        ) : (
          <Text as="p" muted>
            {t(account === undefined ? "nameFirst" : "readOnly")}
          </Text>
        )}
      </Collapsible>
    </>
  );
}
