import { getTranslations } from "next-intl/server";
import { SeriesListPage } from "../../features/series/series-list-page.tsx";
import { PageMessages } from "../../i18n/page-messages.tsx";
import { prefetchSeriesQueries, prefetchViewerQueries } from "../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../lib/queries/prefetch/prefetched.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-series"))("listTitle") };
}

export default async function SeriesListRoute() {
  const [{ session }, { list }] = await Promise.all([prefetchViewerQueries(), prefetchSeriesQueries()]);
  return (
    <PageMessages route="/series">
      <Prefetched queries={[session, list(false)]}>
        <SeriesListPage />
      </Prefetched>
    </PageMessages>
  );
}
