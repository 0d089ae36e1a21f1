"use client";

import { useTranslations } from "next-intl";
import type { TournamentStage } from "../../../../lib/api-client/types.ts";
import { Text } from "../../../../ui/typography/text.tsx";

/** A stage: its players, format and table sizes. */
export function StageSettings({ stage, number }: { readonly stage: TournamentStage; readonly number: number }) {
  const t = useTranslations("tournaments.stageSettings");
  const tFormat = useTranslations("tournaments.formats");
  const { field, sizes, roundDays } = stage;
  return (
    <li>
      <b>
        {number}. {tFormat(stage.format)}
      </b>{" "}
      {t(`how.${stage.format}`, figuresOf(stage))}{" "}
      <Text muted>
        {field.from === "best" && t("best", { count: field.count, of: field.of })}{" "}
        {t("sizes", { ...sizes, spread: sizes.most - sizes.least })}{" "}
        {roundDays !== null && t("days", { days: roundDays })}
      </Text>
    </li>
  );
}

/** The numbers in the sentence about a format. */
function figuresOf(stage: TournamentStage): Record<string, number> {
  switch (stage.format) {
    case "heats":
      return { rounds: stage.rounds, best: stage.best };
    case "swiss":
      return { rounds: stage.rounds };
    case "round-robin":
      return { times: stage.isDouble ? 2 : 1 };
    case "league":
      return { division: stage.division, seasons: stage.seasons, moving: stage.moving };
    case "knock-out":
      return { advance: stage.advance };
    case "lives":
      return { lives: stage.lives, safe: stage.safe };
    case "ladder":
      return { days: stage.days, best: stage.best, games: stage.gamesAtOnce };
  }
}
