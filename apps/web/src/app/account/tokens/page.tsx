import { getTranslations } from "next-intl/server";
import { AccessTokensPage } from "../../../features/account/access/access-tokens-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { prefetchViewerQueries } from "../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../lib/queries/prefetch/prefetched.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("access"))("tokens.title") };
}

export default async function AccessTokensRoute() {
  const { session } = await prefetchViewerQueries();
  return (
    <PageMessages route="/account/tokens">
      <Prefetched queries={[session]}>
        <AccessTokensPage />
      </Prefetched>
    </PageMessages>
  );
}
