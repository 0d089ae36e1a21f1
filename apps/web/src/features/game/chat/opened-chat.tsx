"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useTranslate } from "../../../boards/use-translate.ts";
import { MessageForm } from "../../../components/chat/message-form.tsx";
import { MessageList } from "../../../components/chat/message-list.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { markedPeopleOf } from "../../../components/seats/people.ts";
import type { Chat, Game } from "../../../lib/api-client/types.ts";
import { useOnlineSeats } from "../../../lib/queries/games/use-online-seats.ts";
import { Text } from "../../../ui/typography/text.tsx";
import { RoomPicker } from "./room-picker.tsx";
import { useGameChatActions } from "./use-game-chat-actions.ts";
import { useOthersIn } from "./use-others-in.ts";

interface OpenedChatProps {
  readonly game: Game;
  readonly chat: Chat;
  /** Whether it is shown: then its messages are read. */
  readonly isOpen: boolean;
}

/** The messages of a room, and a field for another one. */
export function OpenedChat({ game, chat: { rooms, ...chat }, isOpen }: OpenedChatProps) {
  const t = useTranslations("chat");
  const people = markedPeopleOf(game, useTranslate("common"));
  const othersIn = useOthersIn(people, game.yourSeat);
  const online = useOnlineSeats(game.id);
  const { read, ...actions } = useGameChatActions(game);
  const [chosenRoom, setRoom] = useState<string | null>(null);
  const room = rooms.find((one) => one.room === chosenRoom) ?? rooms.find(({ mayWrite }) => mayWrite) ?? rooms[0];
  const messages = chat.messages.filter((message) => message.room === room?.room);
  const last = messages.at(-1);
  const hasNews = isOpen && room !== undefined && room.unread > 0 && last !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is read, once.
  useEffect(() => {
    if (hasNews && document.visibilityState === "visible") read(room.room, last.number);
  }, [hasNews, room?.room, last?.number]);

  if (room === undefined) return null;
  return (
    <>
      <RoomPicker rooms={rooms} chosen={room.room} people={people} yourSeat={game.yourSeat} onChoose={setRoom} />
      <MessageList messages={messages} chat={actions} online={online} />
      {actions.failure !== null && <ProblemAlert failure={actions.failure} />}
      {room.mayWrite && actions.account !== undefined ? (
        <MessageForm key={room.room} room={room} readers={othersIn(room)} chat={actions} />
      ) : (
        <Text as="p" muted>
          {t(actions.account === undefined ? "nameFirst" : "readOnly")}
        </Text>
      )}
    </>
  );
}
