"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { Person } from "../../../boards/board-model.ts";
import type { ChatRoom } from "../../../lib/api-client/types.ts";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import styles from "./room-picker.module.css";

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
  const format = useFormatter();
  if (rooms.length < 2) return null;
  const nameOf = ({ room, seats }: ChatRoom) => {
    if (seats === null) return t(room === "table" ? "table" : "spectators");
    const others = seats.filter((seat) => seat !== yourSeat).map((seat) => people[seat]?.name ?? "");
    return t("private", { names: format.list(others) });
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
