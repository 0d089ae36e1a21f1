"use client";

import { useTranslations } from "next-intl";
import type { TournamentStage } from "../../../../lib/api-client/types.ts";
import { Text } from "../../../../ui/typography/text.tsx";

interface StageSettingsProps {
  readonly stage: TournamentStage;
  /** From 1. */
  readonly number: number;
  /** In a round robin that has begun: how many pairs of players never meet. */
  readonly unmetPairs: number | null;
}

/** A stage: its players, format and table sizes. */
export function StageSettings({ stage, number, unmetPairs }: StageSettingsProps) {
  const t = useTranslations("tournaments.stageSettings");
  const tFormat = useTranslations("tournaments.formats");
  const tEvening = useTranslations("club-evening.settings");
  const { field, sizes, roundDays, roundMinutes = null } = stage;
  return (
    <li>
      <b>
        {number}. {tFormat(stage.format)}
      </b>{" "}
      {t(`how.${stage.format}`, figuresOf(stage))}{" "}
      {unmetPairs === null
        ? mayLackMeetings(stage) && `${t("maybeUnmet")} `
        : unmetPairs > 0 && `${t("unmet", { pairs: unmetPairs })} `}
      <StageRules stage={stage} />{" "}
      <Text muted>
        {field.from === "best" && t("best", { count: field.count, of: field.of })}{" "}
        {t("sizes", { ...sizes, spread: sizes.most - sizes.least })}{" "}
        {roundDays !== null && t("days", { days: roundDays, format: stage.format })}{" "}
        {roundMinutes !== null && tEvening("shownMinutes", { minutes: roundMinutes })}
      </Text>
    </li>
  );
}

/** The rules that the stage has besides those of its format. */
function StageRules({ stage }: Pick<StageSettingsProps, "stage">) {
  const t = useTranslations("tournaments.stageSettings");
  const rules = [
    "playOffs" in stage && stage.playOffs && t("playOffs"),
    stage.format === "league" && stage.promotionPlayOffs && t("promotionPlayOffs"),
    stage.format === "knock-out" && t(`bracket.${stage.bracket ?? "reseeded"}`),
    stage.format === "knock-out" && stage.thirdPlace && t("thirdPlace"),
    "withdrawals" in stage && stage.withdrawals === "annul" && t("annul"),
    stage.format === "league" && stage.inactivity && t(`inactivity.${stage.inactivity.effect}`, stage.inactivity),
  ];
  return rules.filter((rule) => typeof rule === "string").join(" ");
}

/** At tables of two, every pair meets. */
const mayLackMeetings = ({ format, sizes }: TournamentStage) =>
  (format === "round-robin" || format === "league") && sizes.most > 2;

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
