"use client";

import { useFormatter } from "next-intl";
import { useMemo } from "react";
import { useTranslate } from "../../../boards/use-translate.ts";
import { markedPeopleOf } from "../../../components/seats/people.ts";
import type { Game } from "../../../lib/api-client/types.ts";

/** The names of seats within a sentence: "Ada and Bea (guest)". */
export function useSeatNames(game: Game): (...seats: readonly number[]) => string {
  const t = useTranslate("common");
  const format = useFormatter();
  const people = useMemo(() => markedPeopleOf(game, t), [game, t]);
  return (...seats) => format.list(seats.map((seat) => people[seat]?.name ?? ""));
}
