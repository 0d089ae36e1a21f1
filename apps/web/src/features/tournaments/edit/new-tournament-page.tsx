"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { NameForm } from "../../../components/account/name-form.tsx";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { randomHex } from "../../../lib/api-client/random-hex.ts";
import type { NewTournament } from "../../../lib/api-client/types.ts";
import { useRulesets } from "../../../lib/queries/use-games.ts";
import { useSession } from "../../../lib/queries/use-session.ts";
import { usePlanTournament } from "../../../lib/queries/use-tournaments.ts";
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
  const planning = usePlanTournament();
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
      {trouble !== null && <ProblemNotice failure={trouble} />}
      {session.data === null && <NameForm />}
      {(session.isPending || rulesets.isPending) && <Loading label={t("loading")} height="320px" />}
      {session.data && first && (
        <TournamentForm
          first={draftFor(first, t("nameOf", { name: session.data.name }))}
          rulesets={rulesets.data ?? []}
          deed={t("saveDraft")}
          isPending={planning.isPending}
          failure={planning.error}
          onSubmit={submit}
        />
      )}
    </PageShell>
  );
}
