"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { Tournament, TournamentPlan } from "../../../../lib/api-client/types.ts";
import { Section } from "../../../../ui/section.tsx";
import { StageSettings } from "./stage-settings.tsx";

/** What was agreed before the start. */
export function SettingsSection({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments.terms");
  const { plan, directors, fairness } = tournament;
  return (
    <div id="terms">
      <Section title={t("title")} aside={t(`changes.${changesIn(tournament)}`)}>
        <ol className="stages">
          {plan.stages.map((stage, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place.
            <StageSettings key={place} stage={stage} number={place + 1} />
          ))}
        </ol>
        <dl className="facts">
          <dt>{t("directors")}</dt>
          <dd>{directors.map(({ name }) => name).join(", ")}</dd>
          <PlanTerms plan={plan} />
        </Facts>
        <details className="fairness">
          <summary>{t("fairness")}</summary>
          <p>{t("fairnessText")}</p>
          <p>
            {t("commit")} <code>{fairness.commit}</code>
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
      </Section>
    </div>
  );
}

function changesIn({ phase }: Tournament): "free" | "reasoned" | "none" {
  if (phase === "draft") return "free";
  return phase === "open" ? "reasoned" : "none";
}

function PlanTerms({ plan }: { readonly plan: TournamentPlan }) {
  const t = useTranslations("tournaments.terms");
  const tCriterion = useTranslations("tournaments.criteria");
  const tScoring = useTranslations("tournaments.scorings");
  const tPace = useTranslations("lobby.opening.pace.names");
  const format = useFormatter();
  const at = (instant: string) => format.dateTime(new Date(instant), { dateStyle: "long", timeStyle: "short" });
  return (
    <>
      <dt>{t("starts")}</dt>
      <dd>{plan.startsAt === null ? t("byDirector") : at(plan.startsAt)}</dd>
      {plan.checkInMinutes !== null && (
        <>
          <dt>{t("checkIn")}</dt>
          <dd>{t("checkInMinutes", { minutes: plan.checkInMinutes })}</dd>
        </>
      )}
      <dt>{t("scoring")}</dt>
      <dd>
        {tScoring(plan.scoring.system)}
        {"points" in plan.scoring && ` (${plan.scoring.points.join(" – ")})`}
      </dd>
      <dt>{t("tieBreaks")}</dt>
      <dd>{plan.tieBreaks.map((criterion) => tCriterion(criterion)).join(" → ")}</dd>
      <dt>{t("clock")}</dt>
      <dd>{tPace(plan.pace)}</dd>
      <dt>{t("deadline")}</dt>
      <dd>{t(`atDeadline.${plan.atDeadline}`)}</dd>
      <dt>{t("pairing")}</dt>
      <dd>{t(`pairings.${plan.pairing}`)}</dd>
      {plan.lateRounds > 0 && (
        <>
          <dt>{t("late")}</dt>
          <dd>{t("lateText", { rounds: plan.lateRounds, points: plan.latePoints })}</dd>
        </>
      )}
      {plan.entry !== null && (
        <>
          <dt>{t("entry")}</dt>
          <dd>
            <EntryTerms entry={plan.entry} />
          </dd>
        </>
      )}
      {plan.prizes.length > 0 && (
        <>
          <dt>{t("prizes")}</dt>
          <dd>{plan.prizes.map(({ place, title }) => `${place}. ${title}`).join(", ")}</dd>
        </>
      )}
    </>
  );
}

function EntryTerms({ entry }: { readonly entry: NonNullable<TournamentPlan["entry"]> }) {
  const t = useTranslations("tournaments.entry");
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
  return asked.length === 0 ? t("anybody") : asked.join("; ");
}
