"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useSession } from "../../api/use-session.ts";
import { useTournaments } from "../../api/use-tournaments.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Section } from "../../ui/section.tsx";
import { Title } from "../../ui/title.tsx";
import { ProblemNotice } from "../notices/problem-notice.tsx";
import { PageShell } from "../site/page-shell.tsx";
import { OwnTournaments } from "./own-tournaments.tsx";
import { TournamentLines } from "./tournament-line.tsx";

/** Tournaments that are coming, that are played, and that are over. */
export function TournamentsPage() {
  const say = useTranslations("tournaments.list");
  const session = useSession();
  return (
    <PageShell className="page">
      <Title title={say("title")} sub={say("sub")}>
        <Button main asChild>
          <Link href="/tournaments/new">{say("plan")}</Link>
        </Button>
      </Title>
      {session.data && <OwnTournaments />}
      <Shelf phase="open" />
      <Shelf phase="running" />
      <Shelf phase="finished" />
    </PageShell>
  );
}

function Shelf({ phase }: { readonly phase: "open" | "running" | "finished" }) {
  const say = useTranslations("tournaments.list");
  const found = useTournaments({ phase, limit: 50 });
  const tournaments = found.data?.tournaments ?? [];
  return (
    <Section title={say(phase)}>
      {found.isPending && <Loading label={say("loading")} />}
      {found.isError && <ProblemNotice failure={found.error} />}
      {found.isSuccess && tournaments.length === 0 && (
        <EmptyState title={say(`none.${phase}`)}>{say(`noneText.${phase}`)}</EmptyState>
      )}
      <TournamentLines tournaments={tournaments} />
    </Section>
  );
}
