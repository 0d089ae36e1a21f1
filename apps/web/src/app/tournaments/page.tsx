import { getTranslations } from "next-intl/server";
import { listOfPhase, ownList, phases } from "../../features/tournaments/list/tournament-lists.ts";
import { TournamentsPage } from "../../features/tournaments/list/tournaments-page.tsx";
import { PageMessages } from "../../i18n/page-messages.tsx";
import { prefetchViewerQueries } from "../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../lib/queries/prefetch/prefetched.tsx";
import { tournamentListQueries } from "../../lib/queries/prefetch/prefetched-tournament.ts";
import { hasSessionCookie } from "../../lib/queries/prefetch/session-cookie.ts";

export async function generateMetadata() {
  return { title: (await getTranslations("tournaments"))("title") };
}

export default async function TournamentsRoute() {
  const { session } = await prefetchViewerQueries();
  const own = (await hasSessionCookie()) ? [ownList] : [];
  const lists = await tournamentListQueries([...own, ...phases.map(listOfPhase)]);
  return (
    <PageMessages route="/tournaments">
      <Prefetched queries={[session, ...lists]}>
        <TournamentsPage />
      </Prefetched>
    </PageMessages>
  );
}
