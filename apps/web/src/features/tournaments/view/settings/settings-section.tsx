"use client";

import { joinClauses } from "@seneschal/wording";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useTranslate } from "../../../../boards/use-translate.ts";
import { TimeControlText } from "../../../../components/clocks/time-control-text.tsx";
import { canRest } from "../../../../components/game-options/new-game-form.ts";
import type { Tournament, TournamentPlan } from "../../../../lib/api-client/types.ts";
import { Disclosure } from "../../../../ui/layout/disclosure.tsx";
import { Section } from "../../../../ui/layout/section.tsx";
import { DescriptionList } from "../../../../ui/lists/description-list.tsx";
import { AbsenceTerms } from "./absence-terms.tsx";
import { ReuseSettings } from "./reuse-settings.tsx";
import styles from "./settings-section.module.css";
import { StageSettings } from "./stage-settings.tsx";

/** The settings of a tournament. */
export function SettingsSection({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments.settings");
  const { plan, directors, fairness } = tournament;
  const terms = (
    <>
      <ol className={styles.stages}>
        {plan.stages.map((stage, place) => (
          <StageSettings
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place.
            key={place}
            stage={stage}
            number={place + 1}
            unmetPairs={tournament.stages[place]?.unmetPairs ?? null}
          />
        ))}
      </ol>
      <DescriptionList className={styles.facts}>
        <dt>{t("directors")}</dt>
        <dd>{directors.map(({ name }) => name).join(", ")}</dd>
        <PlanTerms plan={plan} />
      </DescriptionList>
    </>
  );
  return (
    <div id="terms">
      <Section title={t("title")} aside={t(`changes.${changesIn(tournament)}`)}>
        {tournament.startedAt === null ? (
          terms
        ) : (
          <Disclosure data-content>
            <summary>{t("show")}</summary>
            {terms}
          </Disclosure>
        )}
        <details className={styles.fairness}>
          <summary>{t("fairness")}</summary>
          <p>{t("fairnessText")}</p>
          <p>
            {t(`commit.${fairness.scheme}`)} <code>{fairness.commit}</code>
          </p>
          {fairness.secret !== null && (
            <p>
              {t("secret")} <code>{fairness.secret}</code>
            </p>
          )}
          <p>
            {t("digest")} <code>{fairness.digest}</code>
          </p>
        </details>
        <ReuseSettings tournament={tournament} />
      </Section>
    </div>
  );
}

function changesIn({ phase }: Tournament): "free" | "reasoned" | "none" {
  if (phase === "draft") return "free";
  return phase === "open" ? "reasoned" : "none";
}

/** Like the medium style, with the time zone: players anywhere come to the start. */
const dateInZone = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

function PlanTerms({ plan }: { readonly plan: TournamentPlan }) {
  const t = useTranslations("tournaments.settings");
  const format = useFormatter();
  const at = (instant: string) => format.dateTime(new Date(instant), dateInZone);
  const { checkInMinutes, lateRounds, latePoints, prizes, entry, divisionNames = [] } = plan;
  return (
    <>
      <Term name={t("starts")}>{plan.startsAt === null ? t("byDirector") : at(plan.startsAt)}</Term>
      {checkInMinutes !== null && <Term name={t("checkIn")}>{t("checkInMinutes", { minutes: checkInMinutes })}</Term>}
      <ScoringTerms plan={plan} />
      {divisionNames.length > 0 && <Term name={t("divisions")}>{divisionNames.join(", ")}</Term>}
      <BoardsTerm plan={plan} />
      {plan.boards !== "physical" && (
        <Term name={t("clock")}>
          <TimeControlText
            pace={plan.pace}
            fixedDeadlines={plan.fixedDeadlines}
            weekends={plan.weekendsOff && canRest(plan.pace) ? "everyone" : "nobody"}
          />
        </Term>
      )}
      <Term name={t("deadline")}>{t(`atDeadline.${plan.atDeadline}`)}</Term>
      <Term name={t("pairing")}>{t(`pairings.${plan.pairing}`)}</Term>
      <ClosingTerm plan={plan} />
      <AbsenceTerms plan={plan} />
      <ClubsTerm plan={plan} />
      {lateRounds > 0 && <Term name={t("late")}>{t("lateText", { rounds: lateRounds, points: latePoints })}</Term>}
      {entry !== null && (
        <Term name={t("entry")}>
          <EntryTerms entry={entry} />
        </Term>
      )}
      {prizes.length > 0 && (
        <Term name={t("prizes")}>{prizes.map(({ place, title }) => `${place}. ${title}`).join(", ")}</Term>
      )}
    </>
  );
}

/** Earlier plans do not say it: their rounds end with their last result. */
function ClosingTerm({ plan }: { readonly plan: TournamentPlan }) {
  const t = useTranslations("tournaments.settings");
  const { closing = "automatic", graceMinutes: minutes = 0, lastGraceMinutes: last = 0 } = plan;
  return <Term name={t("closing")}>{t(`closings.${closing}`, { minutes, last })}</Term>;
}

function BoardsTerm({ plan: { boards = "online" } }: { readonly plan: TournamentPlan }) {
  const t = useTranslations("club-evening.settings");
  return <Term name={t("boards.legend")}>{t("shown", { boards })}</Term>;
}

function ClubsTerm({ plan: { clubsApart = null } }: { readonly plan: TournamentPlan }) {
  const t = useTranslations("tournament-clubs");
  if (clubsApart === null) return null;
  const { rounds } = clubsApart;
  return <Term name={t("setting")}>{rounds === null ? t("settings.all") : t("settings.first", { rounds })}</Term>;
}

function ScoringTerms({ plan: { scoring, tieBreaks } }: { readonly plan: TournamentPlan }) {
  const t = useTranslations("tournaments.settings");
  const tCriterion = useTranslations("tournaments.criteria");
  const tScoring = useTranslations("tournaments.scorings");
  return (
    <>
      <Term name={t("scoring")}>
        {tScoring(scoring.system)}
        {"points" in scoring && ` (${scoring.points.join(" – ")})`}
      </Term>
      <Term name={t("tieBreaks")}>{tieBreaks.map((criterion) => tCriterion(criterion)).join(" → ")}</Term>
    </>
  );
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function EntryTerms({ entry }: { readonly entry: NonNullable<TournamentPlan["entry"]> }) {
  const t = useTranslate("tournaments.entry");
  const { ratedGamesLeast, ratingLeast, ratingMost, accountDaysLeast, verifiedEmail, finishedLeast, percentLeast } =
    entry;
  const asked = [
    finishedLeast > 0 && t("finished", { games: finishedLeast }),
    percentLeast > 0 && t("percent", { percent: percentLeast }),
    ratedGamesLeast > 0 && t("rated", { games: ratedGamesLeast }),
    ratingLeast !== null && t("ratingLeast", { rating: ratingLeast }),
    ratingMost !== null && t("ratingMost", { rating: ratingMost }),
    accountDaysLeast > 0 && t("days", { days: accountDaysLeast }),
    verifiedEmail && t("email"),
  ].filter((one) => one !== false);
  return asked.length === 0 ? t("anybody") : joinClauses(t, asked);
}
