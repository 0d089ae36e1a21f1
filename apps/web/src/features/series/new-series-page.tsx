"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { GuestForm } from "../../components/account/guest-form.tsx";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { useSession } from "../../lib/queries/account/use-session.ts";
import { useCreateSeries } from "../../lib/queries/use-series.ts";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Title } from "../../ui/typography/title.tsx";
import { newDraft } from "./series-draft.ts";
import { SeriesForm } from "./series-form.tsx";

/** Visitors choose a display name first. */
export function NewSeriesPage() {
  const t = useTranslations("tournament-series");
  const tName = useTranslations("lobby.name");
  const router = useRouter();
  const session = useSession();
  const creation = useCreateSeries();
  return (
    <PageShell width="narrow">
      <Title title={t("create")} sub={t("createSub")} />
      {session.isPending && <Loading label={t("loading")} />}
      {session.isError && <ProblemAlert failure={session.error} />}
      {session.data === null && <GuestForm action={tName("continueAsGuest")} />}
      {session.data && (
        <SeriesForm
          initialDraft={newDraft}
          submitLabel={t("create")}
          isPending={creation.isPending}
          failure={creation.error}
          onSubmit={(series) => creation.mutate(series, { onSuccess: ({ id }) => router.push(`/series/${id}`) })}
        />
      )}
    </PageShell>
  );
}
