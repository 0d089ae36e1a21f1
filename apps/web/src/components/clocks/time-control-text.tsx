import { useTranslations } from "next-intl";
import type { FixedDeadlines, Pace } from "../../lib/api-client/types.ts";

interface TimeControlTextProps {
  readonly pace: Pace;
  readonly fixedDeadlines?: FixedDeadlines | undefined;
  /** Whose clocks pause at weekends. */
  readonly weekends: "nobody" | "everyone" | "by-profile";
}

/** A time control in words: its amounts, its deadlines and its pauses. */
export function TimeControlText({ pace, fixedDeadlines: deadlines, weekends }: TimeControlTextProps) {
  const t = useTranslations("lobby.create.timeControl");
  return (
    <>
      {t("described", { name: t(`names.${pace}`), hint: t(`hints.${pace}`) })}
      {deadlines && `. ${t("deadlinesAt", { times: deadlines.times.join(", "), zone: deadlines.timeZone })}`}
      {weekends !== "nobody" && `. ${t(weekends === "everyone" ? "weekendsOff" : "weekendsByProfile")}`}
    </>
  );
}
