import { getTranslations } from "next-intl/server";
import { ImportGamePage } from "../../../features/verification/importing/import-game-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { prefetchViewerQueries } from "../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../lib/queries/prefetch/prefetched.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("game-files.import"))("title") };
}

export default async function ImportGameRoute() {
  const { session } = await prefetchViewerQueries();
  return (
    <PageMessages route="/games/import">
      <Prefetched queries={[session]}>
        <ImportGamePage />
      </Prefetched>
    </PageMessages>
  );
}
