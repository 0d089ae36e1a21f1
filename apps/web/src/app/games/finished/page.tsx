import { getTranslations } from "next-intl/server";
import { type FinishedParams, finishedQueryIn } from "../../../features/lobby/finished/finished-filters.ts";
import { FinishedGamesPage } from "../../../features/lobby/finished/finished-games-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { prefetchViewerQueries } from "../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../lib/queries/prefetch/prefetched.tsx";

interface RouteProps {
  readonly searchParams: Promise<FinishedParams>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("lobby.finished"))("title") };
}

export default async function FinishedGamesRoute({ searchParams }: RouteProps) {
  const { session, games } = await prefetchViewerQueries();
  return (
    <PageMessages route="/games/finished">
      <Prefetched queries={[session, games(finishedQueryIn(await searchParams))]}>
        <FinishedGamesPage />
      </Prefetched>
    </PageMessages>
  );
}
