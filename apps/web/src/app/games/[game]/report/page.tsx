import { GameReportPage } from "../../../../features/game-report/game-report-page.tsx";
import { PageMessages } from "../../../../i18n/page-messages.tsx";
import { prefetchViewerQueries } from "../../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../../lib/queries/prefetch/prefetched.tsx";
import { reportMetadata } from "../../../metadata/game-metadata.ts";

interface RouteProps {
  readonly params: Promise<{ game: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  return reportMetadata((await params).game);
}

export default async function GameReportRoute({ params }: RouteProps) {
  const { game: id } = await params;
  const { session, game } = await prefetchViewerQueries();
  return (
    <PageMessages route="/games/[game]/report">
      <Prefetched queries={[session, game(id)]}>
        <GameReportPage id={id} />
      </Prefetched>
    </PageMessages>
  );
}
