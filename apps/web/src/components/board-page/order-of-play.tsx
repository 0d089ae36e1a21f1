"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { Turn } from "../../boards/board.ts";
import type { Person } from "../../boards/board-model.ts";
import type { Pace, SeatClock } from "../../lib/api-client/types.ts";
import { Shield } from "../../ui/heraldry/shield.tsx";
import { ClockFace } from "../clocks/clock-face.tsx";
import styles from "./order-of-play.module.css";

interface OrderOfPlayProps {
  readonly turns: readonly Turn[];
  readonly people: readonly Person[];
  readonly yourSeat: number | null;
  readonly isPast: boolean;
  /** By seat; empty without clocks, and for a past position. */
  readonly clocks?: readonly SeatClock[];
  readonly pace?: Pace | undefined;
}

/** The shields of the seats, in the order in which they play. */
export function OrderOfPlay({ turns, people, yourSeat, isPast, clocks = [], pace }: OrderOfPlayProps) {
  const t = useTranslations("game-page.order");
  if (turns.length === 0) return null;
  return (
    <ol data-testid="order-of-play" className={clsx(styles.order, isPast && styles.past)} aria-label={t("label")}>
      {turns.map(({ seat, state }) => (
        <li key={seat} aria-current={state === "now" ? "step" : undefined}>
          <Shield seat={seat} label={people[seat]?.name ?? ""} />
          {t(seat === yourSeat && state === "now" ? "you" : state)}
          {clocks[seat] !== undefined && <ClockFace clock={clocks[seat]} pace={pace} isSmall />}
        </li>
      ))}
    </ol>
  );
}
