"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { Turn } from "../../boards/board.ts";
import type { Person } from "../../boards/scene.ts";
import { Shield } from "../../ui/shield.tsx";

interface OrderOfPlayProps {
  readonly turns: readonly Turn[];
  readonly people: readonly Person[];
  readonly yourSeat: number | null;
  readonly isPast: boolean;
}

/** The row of shields, in the order in which they play. */
export function OrderOfPlay({ turns, people, yourSeat, isPast }: OrderOfPlayProps) {
  const say = useTranslations("table.order");
  if (turns.length === 0) return null;
  return (
    <ol className={clsx("order", isPast && "past")} aria-label={say("label")}>
      {turns.map(({ seat, state }) => (
        <li key={seat} aria-current={state === "now" ? "step" : undefined}>
          <Shield seat={seat} label={people[seat]?.name ?? ""} />
          {say(seat === yourSeat && state === "now" ? "you" : state)}
        </li>
      ))}
    </ol>
  );
}
