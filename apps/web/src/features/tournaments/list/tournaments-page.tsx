"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { LinkBar } from "../../../components/layout/link-bar.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import type { TournamentSummary } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { useTournaments } from "../../../lib/queries/use-tournaments.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { OwnTournaments, useOwnTournaments } from "./own-tournaments.tsx";
import { TournamentList } from "./tournament-list.tsx";
import { listOfPhase, phases, withoutListed } from "./tournament-lists.ts";

/** Open, running and finished tournaments. */
export function TournamentsPage() {
  const t = useTranslations("tournaments.list");
  const session = useSession();
  const own = useOwnTournaments(Boolean(session.data));
  return (
    <PageShell width="wide">
      <Title title={t("title")} sub={t("sub")}>
        <Button primary asChild>
          <Link href="/tournaments/new">{t("create")}</Link>
        </Button>
      </Title>
      <LinkBar label={t("more")}>
        <Link href="/series">{t("series")}</Link>
        <Link href="/tournaments/import">{t("import")}</Link>
        <Link href="/tournaments/verify">{t("verify")}</Link>
      </LinkBar>
      <OwnTournaments tournaments={own} />
      {phases.map((phase) => (
        <PhaseSection key={phase} phase={phase} shown={own} />
      ))}
    </PageShell>
  );
}

interface PhaseSectionProps {
  readonly phase: (typeof phases)[number];
  /** The tournaments that are listed above already. */
  readonly shown: readonly TournamentSummary[];
}

function PhaseSection({ phase, shown }: PhaseSectionProps) {
  const t = useTranslations("tournaments.list");
  const found = useTournaments(listOfPhase(phase));
  const all = found.data?.tournaments ?? [];
  const others = withoutListed(all, shown);
  if (all.length > 0 && others.length === 0) return null;
  return (
    <Section title={t(phase)}>
      {found.isPending && <Loading label={t("loading")} />}
      {found.isError && <ProblemAlert failure={found.error} />}
      {found.isSuccess && all.length === 0 && (
        <EmptyState title={t(`none.${phase}`)}>{t(`noneText.${phase}`)}</EmptyState>
      )}
      <TournamentList tournaments={others} />
    </Section>
  );
}
