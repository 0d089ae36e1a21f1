import { getTranslations } from "next-intl/server";
import { SeriesPage } from "../../../features/series/series-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { prefetchSeriesQueries, prefetchViewerQueries } from "../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../lib/queries/prefetch/prefetched.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-series"))("title") };
}

export default async function SeriesRoute({ params }: { readonly params: Promise<{ series: string }> }) {
  const { series: id } = await params;
  const [{ session }, { series, standings }] = await Promise.all([prefetchViewerQueries(), prefetchSeriesQueries()]);
  return (
    <PageMessages route="/series/[series]">
      <Prefetched queries={[session, series(id), standings(id)]}>
        <SeriesPage series={id} />
      </Prefetched>
    </PageMessages>
  );
}
