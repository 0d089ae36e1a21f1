"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import type { NewTournament, Tournament } from "../../../lib/api-client/types.ts";
import { useRulesets } from "../../../lib/queries/games/use-games.ts";
import { useTournament, useTournamentAction } from "../../../lib/queries/use-tournaments.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { ReasonField } from "../parts/reason-field.tsx";
import { draftOf } from "./draft/draft.ts";
import { TournamentForm } from "./tournament-form.tsx";

/** Changes the plan of a tournament that has not started. Once registration is open, a reason is needed. */
export function EditTournamentPage({ tournament }: { readonly tournament: string }) {
  const t = useTranslations("tournament-settings");
  const found = useTournament(tournament);
  const rulesets = useRulesets();
  const trouble = found.error ?? rulesets.error;
  return (
    <PageShell width="narrow">
      <Title title={t("changeTitle")} sub={found.data?.plan.name} />
      {trouble !== null && <ProblemAlert failure={trouble} />}
      {(found.isPending || rulesets.isPending) && <Loading label={t("loading")} height="320px" />}
      {found.data && !isChangeable(found.data) && <EmptyState title={t("fixed")}>{t("fixedText")}</EmptyState>}
      {found.data && isChangeable(found.data) && rulesets.data && (
        <Change tournament={found.data} rulesets={rulesets.data} />
      )}
      <p>
        <Link href={`/tournaments/${tournament}`}>{t("back")}</Link>
      </p>
    </PageShell>
  );
}

const isChangeable = ({ phase, you }: Tournament) => (phase === "draft" || phase === "open") && you.mayDirect;

interface ChangeProps {
  readonly tournament: Tournament;
  readonly rulesets: NonNullable<ReturnType<typeof useRulesets>["data"]>;
}

const reasonLengthMin = 3;

function Change({ tournament: { id, plan, phase }, rulesets }: ChangeProps) {
  const t = useTranslations("tournament-settings");
  const router = useRouter();
  const act = useTournamentAction(id);
  const [reason, setReason] = useState("");
  const asksReason = phase === "open";
  const submit = (changed: NewTournament) =>
    act.mutate(
      { type: "change-plan", plan: changed, ...(asksReason ? { reason: reason.trim() } : {}) },
      { onSuccess: () => router.push(`/tournaments/${id}`) },
    );
  return (
    <TournamentForm
      // The options of a plan are those of its game.
      initialDraft={draftOf(plan)}
      rulesets={rulesets}
      submitLabel={t("saveChanges")}
      isPending={act.isPending || (asksReason && reason.trim().length < reasonLengthMin)}
      failure={act.error}
      onSubmit={submit}
    >
      {asksReason && <ReasonField label={t("reason")} hint={t("reasonHint")} reason={reason} onChange={setReason} />}
    </TournamentForm>
  );
}
