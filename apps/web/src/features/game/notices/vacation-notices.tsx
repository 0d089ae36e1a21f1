"use client";

import { useFormatter, useTranslations } from "next-intl";
import { dayAndTime } from "../../../components/clocks/day-and-time.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { useSeatNames } from "./use-seat-names.ts";

/** Other players that the game waits for and who are on vacation. */
export function VacationNotices() {
  const { game, position } = useGameContext();
  const asked = position.question?.seats ?? [];
  return game.seats.map((occupant, seat) => {
    const until = occupant.kind === "person" ? occupant.vacationUntil : null;
    if (until === null || !asked.includes(seat) || game.yourSeats.includes(seat)) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
    return <VacationNotice key={seat} seat={seat} until={until} />;
  });
}

function VacationNotice({ seat, until }: { readonly seat: number; readonly until: string }) {
  const { game } = useGameContext();
  const t = useTranslations("seats.vacation");
  const format = useFormatter();
  const name = useSeatNames(game)(seat);
  return (
    <Alert icon="clock" title={t("title", { name, until: format.dateTime(new Date(until), dayAndTime) })}>
      {game.clock !== null && <p>{t("clockPaused")}</p>}
    </Alert>
  );
}
