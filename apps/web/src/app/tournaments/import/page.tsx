import { getTranslations } from "next-intl/server";
import { ImportPage } from "../../../features/tournaments/importing/import-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { prefetchQueries, prefetchViewerQueries } from "../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../lib/queries/prefetch/prefetched.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-files.import"))("title") };
}

export default async function ImportRoute() {
  const [{ session }, { rulesets }] = await Promise.all([prefetchViewerQueries(), prefetchQueries()]);
  return (
    <PageMessages route="/tournaments/import">
      <Prefetched queries={[session, rulesets]}>
        <ImportPage />
      </Prefetched>
    </PageMessages>
  );
}
