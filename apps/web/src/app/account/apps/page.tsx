import { getTranslations } from "next-intl/server";
import { ConnectedAppsPage } from "../../../features/account/apps/connected-apps-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { prefetchViewerQueries } from "../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../lib/queries/prefetch/prefetched.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("access"))("apps.title") };
}

export default async function ConnectedAppsRoute() {
  const { session } = await prefetchViewerQueries();
  return (
    <PageMessages route="/account/apps">
      <Prefetched queries={[session]}>
        <ConnectedAppsPage />
      </Prefetched>
    </PageMessages>
  );
}
