import { getTranslations } from "next-intl/server";
import { ImportedReplayPage } from "../../../features/replay/imported/imported-replay-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { importQuery, prefetchViewerQueries } from "../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../lib/queries/prefetch/prefetched.tsx";
import { unlisted } from "../../metadata/share-metadata.ts";

interface RouteProps {
  readonly params: Promise<{ import: string }>;
}

/** Not for search engines: people who know the address see it. */
export async function generateMetadata() {
  return { ...unlisted, title: (await getTranslations("game-files.imported"))("title") };
}

export default async function ImportedReplayRoute({ params }: RouteProps) {
  const { import: id } = await params;
  const [{ session }, game] = await Promise.all([prefetchViewerQueries(), importQuery(id)]);
  return (
    <PageMessages route="/imports/[import]">
      <Prefetched queries={[session, game]}>
        <ImportedReplayPage id={id} />
      </Prefetched>
    </PageMessages>
  );
}
