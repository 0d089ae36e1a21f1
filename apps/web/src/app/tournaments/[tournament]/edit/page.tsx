import { getTranslations } from "next-intl/server";
import { EditTournamentPage } from "../../../../features/tournaments/edit/edit-tournament-page.tsx";
import { PageMessages } from "../../../../i18n/page-messages.tsx";
import { prefetchQueries, prefetchViewerQueries } from "../../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../../lib/queries/prefetch/prefetched.tsx";
import { tournamentQuery } from "../../../../lib/queries/prefetch/prefetched-tournament.ts";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-settings"))("changeTitle") };
}

export default async function EditTournamentRoute({ params }: { readonly params: Promise<{ tournament: string }> }) {
  const { tournament } = await params;
  const [{ session }, { rulesets }] = await Promise.all([prefetchViewerQueries(), prefetchQueries()]);
  return (
    <PageMessages route="/tournaments/[tournament]/edit">
      <Prefetched queries={[session, rulesets, await tournamentQuery(tournament)]}>
        <EditTournamentPage tournament={tournament} />
      </Prefetched>
    </PageMessages>
  );
}
