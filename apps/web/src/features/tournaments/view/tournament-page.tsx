"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { PageError } from "../../../components/errors/page-error.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { useTournament, useTournamentStream } from "../../../lib/queries/use-tournaments.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { DirectorPanel } from "../director/director-panel.tsx";
import { AnnouncementsSection } from "../messages/announcements-section.tsx";
import { ChatSection } from "../messages/chat-section.tsx";
import { LinkOffer } from "../physical/link-offer.tsx";
import { PrintLinks } from "../print/print-links.tsx";
import { isPrintedOften } from "../print/sheets.ts";
import { DiagramSection } from "./diagrams/diagram-section.tsx";
import { Downloads } from "./downloads.tsx";
import { EntrantsSection } from "./entrants-section.tsx";
import { JumpBar } from "./jump-bar.tsx";
import { LogSection } from "./log/log-section.tsx";
import { ResultNotice } from "./result-notice.tsx";
import { RoundsSection } from "./rounds/rounds-section.tsx";
import { SettingsSection } from "./settings/settings-section.tsx";
import { StandingsSection } from "./standings/standings-section.tsx";
import styles from "./tournament-page.module.css";
import { TournamentSeries } from "./tournament-series.tsx";
import { useScrollToAnchor } from "./use-scroll-to-anchor.ts";
import { YourRegistration } from "./your-registration.tsx";

/** The page of a tournament. */
export function TournamentPage({ tournament: id }: { readonly tournament: string }) {
  const t = useTranslations("tournaments");
  const found = useTournament(id);
  const isOver = found.data?.phase === "finished" || found.data?.phase === "cancelled";
  useTournamentStream(id, found.isSuccess && (!isOver || mayWriteIn(found.data)));
  usePageTitle(found.data?.plan.name ?? t("title"));
  return (
    <PageShell width="wide" className={styles.page}>
      {found.isPending && <Loading label={t("loading")} height="60vh" />}
      {found.isError && <TournamentError failure={found.error} />}
      {found.data && <Parts tournament={found.data} />}
    </PageShell>
  );
}

/** Players and directors can go on talking after the end. */
const mayWriteIn = ({ you }: Tournament) => you.mayDirect || you.status === "entered" || you.status === "waiting";

function Parts({ tournament }: { readonly tournament: Tournament }) {
  const hasStarted = tournament.stages.some(({ state }) => state !== "ahead");
  useScrollToAnchor(hasStarted);
  return (
    <>
      <Heading tournament={tournament} />
      <ResultNotice tournament={tournament} />
      <LinkOffer tournament={tournament} />
      <YourRegistration tournament={tournament} />
      {tournament.you.mayDirect && <DirectorPanel tournament={tournament} />}
      <AnnouncementsSection tournament={tournament} />
      {hasStarted && (
        <>
          <StandingsSection tournament={tournament} />
          <DiagramSection tournament={tournament} />
          <RoundsSection tournament={tournament} />
        </>
      )}
      {!hasStarted && <DiagramSection tournament={tournament} />}
      <EntrantsSection tournament={tournament} />
      <ChatSection tournament={tournament} />
      <SettingsSection tournament={tournament} />
      <LogSection tournament={tournament} />
      {!isPrintedOften(tournament) && <PrintLinks tournament={tournament} />}
      <Downloads tournament={tournament} />
    </>
  );
}

function Heading({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments");
  const cover = coverOf(tournament.plan.ruleset);
  const tGame = useTranslate(cover.messages);
  const formats = tournament.stages.map(({ format }) => t(`formats.${format}`)).join(" → ");
  return (
    <>
      <Title
        title={tournament.plan.name}
        sub={`${cover.title(tGame)} · ${formats} · ${t(`phases.${tournament.phase}`)}`}
      />
      {tournament.plan.description !== "" && <p className={styles.description}>{tournament.plan.description}</p>}
      <TournamentSeries tournament={tournament.id} />
      <JumpBar tournament={tournament} />
    </>
  );
}

function TournamentError({ failure }: { readonly failure: Error }) {
  const t = useTranslations("tournaments");
  return (
    <PageError failure={failure} title={t("missing")} text={t("missingText")}>
      <Link href="/tournaments">{t("all")}</Link>
    </PageError>
  );
}
