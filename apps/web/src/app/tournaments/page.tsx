import { getTranslations } from "next-intl/server";
import { TournamentsPage } from "../../features/tournaments/list/tournaments-page.tsx";
import { PageMessages } from "../../i18n/page-messages.tsx";
import { prefetchViewerQueries } from "../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../lib/queries/prefetch/prefetched.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournaments"))("title") };
}

export default async function TournamentsRoute() {
  const { session } = await prefetchViewerQueries();
  return (
    <PageMessages route="/tournaments">
      <Prefetched queries={[session]}>
        <TournamentsPage />
      </Prefetched>
    </PageMessages>
  );
}
