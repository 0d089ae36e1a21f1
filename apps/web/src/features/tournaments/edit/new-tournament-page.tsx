"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { GuestForm } from "../../../components/account/guest-form.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { randomHex } from "../../../lib/api-client/random-hex.ts";
import type { NewTournament } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { useRulesets } from "../../../lib/queries/games/use-games.ts";
import { useCreateTournament } from "../../../lib/queries/use-tournaments.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { draftFor } from "./draft/draft.ts";
import { TournamentForm } from "./tournament-form.tsx";

/** Plans a tournament. Visitors choose a display name first. */
export function NewTournamentPage() {
  const t = useTranslations("tournament-settings");
  const router = useRouter();
  const session = useSession();
  const rulesets = useRulesets();
  const planning = useCreateTournament();
  const [attempt, setAttempt] = useState({ plan: "", key: "" });
  const first = rulesets.data?.[0];
  const trouble = session.error ?? rulesets.error;

  /** Sending the same plan again creates no second tournament. */
  const submit = (plan: NewTournament) => {
    const written = JSON.stringify(plan);
    const key = attempt.plan === written ? attempt.key : randomHex(16);
    setAttempt({ plan: written, key });
    planning.mutate({ plan, key }, { onSuccess: ({ id }) => router.push(`/tournaments/${id}`) });
  };

  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      {trouble !== null && <ProblemAlert failure={trouble} />}
      {session.data === null && <GuestForm />}
      {(session.isPending || rulesets.isPending) && <Loading label={t("loading")} height="320px" />}
      {session.data && first && (
        <TournamentForm
          initialDraft={draftFor(first, t("nameOf", { name: session.data.name }))}
          rulesets={rulesets.data ?? []}
          submitLabel={t("saveDraft")}
          isPending={planning.isPending}
          failure={planning.error}
          onSubmit={submit}
        />
      )}
    </PageShell>
  );
}
