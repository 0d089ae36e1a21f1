import { TournamentPage } from "../../../features/tournaments/view/tournament-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { tournamentMetadata } from "../../metadata/tournament-metadata.ts";

interface RouteProps {
  readonly params: Promise<{ tournament: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  return tournamentMetadata((await params).tournament);
}

export default async function TournamentRoute({ params }: RouteProps) {
  return (
    <PageMessages route="/tournaments/[tournament]">
      <TournamentPage tournament={(await params).tournament} />
    </PageMessages>
  );
}
