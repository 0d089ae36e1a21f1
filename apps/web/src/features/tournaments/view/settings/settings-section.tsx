"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { Tournament, TournamentPlan } from "../../../../lib/api-client/types.ts";
import { Section } from "../../../../ui/section.tsx";
import { StageSettings } from "./stage-settings.tsx";

/** What was agreed before the start. */
export function SettingsSection({ tournament }: { readonly tournament: Tournament }) {
  const say = useTranslations("tournaments.terms");
  const { plan, directors, fairness } = tournament;
  return (
    <div id="terms">
      <Section title={say("title")} aside={say(`changes.${changesIn(tournament)}`)}>
        <ol className="stages">
          {plan.stages.map((stage, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place.
            <StageSettings key={place} stage={stage} number={place + 1} />
          ))}
        </ol>
        <Facts>
          <dt>{say("directors")}</dt>
          <dd>{directors.map(({ name }) => name).join(", ")}</dd>
          <PlanTerms plan={plan} />
        </Facts>
        <details className="fairness">
          <summary>{say("fairness")}</summary>
          <p>{say("fairnessText")}</p>
          <p>
            {say("commit")} <code>{fairness.commit}</code>
          </p>
          {fairness.secret !== null && (
            <p>
              {say("secret")} <code>{fairness.secret}</code>
            </p>
          )}
          <p>
            {say("digest")} <code>{fairness.digest}</code>
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
  const say = useTranslations("tournaments.terms");
  const sayCriterion = useTranslations("tournaments.criteria");
  const sayScoring = useTranslations("tournaments.scorings");
  const sayPace = useTranslations("lobby.opening.pace.names");
  const format = useFormatter();
  const at = (instant: string) => format.dateTime(new Date(instant), { dateStyle: "long", timeStyle: "short" });
  return (
    <>
      <dt>{say("starts")}</dt>
      <dd>{plan.startsAt === null ? say("byDirector") : at(plan.startsAt)}</dd>
      {plan.checkInMinutes !== null && (
        <>
          <dt>{say("checkIn")}</dt>
          <dd>{say("checkInMinutes", { minutes: plan.checkInMinutes })}</dd>
        </>
      )}
      <dt>{say("scoring")}</dt>
      <dd>
        {sayScoring(plan.scoring.system)}
        {"points" in plan.scoring && ` (${plan.scoring.points.join(" – ")})`}
      </dd>
      <dt>{say("tieBreaks")}</dt>
      <dd>{plan.tieBreaks.map((criterion) => sayCriterion(criterion)).join(" → ")}</dd>
      <dt>{say("clock")}</dt>
      <dd>{sayPace(plan.pace)}</dd>
      <dt>{say("deadline")}</dt>
      <dd>{say(`atDeadline.${plan.atDeadline}`)}</dd>
      <dt>{say("pairing")}</dt>
      <dd>{say(`pairings.${plan.pairing}`)}</dd>
      {plan.lateRounds > 0 && (
        <>
          <dt>{say("late")}</dt>
          <dd>{say("lateText", { rounds: plan.lateRounds, points: plan.latePoints })}</dd>
        </>
      )}
      {plan.entry !== null && (
        <>
          <dt>{say("entry")}</dt>
          <dd>
            <EntryTerms entry={plan.entry} />
          </dd>
        </>
      )}
      {plan.prizes.length > 0 && (
        <>
          <dt>{say("prizes")}</dt>
          <dd>{plan.prizes.map(({ place, title }) => `${place}. ${title}`).join(", ")}</dd>
        </>
      )}
    </>
  );
}

function EntryTerms({ entry }: { readonly entry: NonNullable<TournamentPlan["entry"]> }) {
  const say = useTranslations("tournaments.entry");
  const { ratedGamesLeast, ratingLeast, ratingMost, accountDaysLeast, verifiedEmail, finishedLeast, percentLeast } =
    entry;
  const asked = [
    finishedLeast > 0 && say("finished", { games: finishedLeast }),
    percentLeast > 0 && say("percent", { percent: percentLeast }),
    ratedGamesLeast > 0 && say("rated", { games: ratedGamesLeast }),
    ratingLeast !== null && say("ratingLeast", { rating: ratingLeast }),
    ratingMost !== null && say("ratingMost", { rating: ratingMost }),
    accountDaysLeast > 0 && say("days", { days: accountDaysLeast }),
    verifiedEmail && say("email"),
  ].filter((one) => one !== false);
  return asked.length === 0 ? say("anybody") : asked.join("; ");
}
