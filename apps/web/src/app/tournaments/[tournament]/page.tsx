import { HydrationBoundary } from "@tanstack/react-query";
import { TournamentMessages } from "../../../components/messages/tournament-messages.tsx";
import { standingsQueryOf } from "../../../features/tournaments/view/standings/standings-query.ts";
import { TournamentPage } from "../../../features/tournaments/view/tournament-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { prefetchedTournament } from "../../../lib/queries/prefetch/prefetched-tournament.ts";
import { tournamentMetadata } from "../../metadata/tournament-metadata.ts";

interface RouteProps {
  readonly params: Promise<{ tournament: string }>;
  readonly searchParams: Promise<{ readonly [name: string]: string | string[] | undefined }>;
}

export async function generateMetadata({ params }: RouteProps) {
  return tournamentMetadata((await params).tournament);
}

export default async function TournamentRoute({ params, searchParams }: RouteProps) {
  const { tournament } = await params;
  const { stage, season } = await searchParams;
  return (
    <PageMessages route="/tournaments/[tournament]">
      <HydrationBoundary state={await prefetchedTournament(tournament, standingsQueryOf({ stage, season }))}>
        <TournamentMessages>
          <TournamentPage tournament={tournament} />
        </TournamentMessages>
      </HydrationBoundary>
    </PageMessages>
  );
}
