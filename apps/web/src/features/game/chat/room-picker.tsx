"use client";

import { useTranslations } from "next-intl";
import type { Person } from "../../../boards/board-model.ts";
import type { ChatRoom } from "../../../lib/api-client/types.ts";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import styles from "./room-picker.module.css";
import { useOthersIn } from "./use-others-in.ts";

interface RoomPickerProps {
  readonly rooms: readonly ChatRoom[];
  readonly chosen: string;
  readonly people: readonly Person[];
  readonly yourSeat: number | null;
  onChoose(room: string): void;
}

/** The rooms of a chat: players, spectators, private rooms. */
export function RoomPicker({ rooms, chosen, people, yourSeat, onChoose }: RoomPickerProps) {
  const t = useTranslations("chat.rooms");
  const othersIn = useOthersIn(people, yourSeat);
  if (rooms.length < 2) return null;
  const nameOf = (room: ChatRoom) => {
    if (room.seats === null) return t(room.room === "table" ? "table" : "spectators");
    return t("private", { names: othersIn(room) });
  };
  return (
    <fieldset className={styles.rooms}>
      <VisuallyHidden as="legend">{t("legend")}</VisuallyHidden>
      {rooms.map((room) => (
        <label key={room.room} className={styles.room}>
          <input type="radio" name="room" checked={room.room === chosen} onChange={() => onChoose(room.room)} />
          <span>
            {nameOf(room)}
            {room.unread > 0 && <b> {t("unread", { count: room.unread })}</b>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
