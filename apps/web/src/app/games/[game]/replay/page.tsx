import { ReplayPage } from "../../../../features/replay/replay-page.tsx";
import { PageMessages } from "../../../../i18n/page-messages.tsx";
import { prefetchViewerQueries } from "../../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../../lib/queries/prefetch/prefetched.tsx";
import { replayMetadata } from "../../../metadata/game-metadata.ts";

interface RouteProps {
  readonly params: Promise<{ game: string }>;
}

interface MetadataProps extends RouteProps {
  readonly searchParams: Promise<{ at?: string | string[] }>;
}

export async function generateMetadata({ params, searchParams }: MetadataProps) {
  const { at } = await searchParams;
  return replayMetadata((await params).game, typeof at === "string" ? at : undefined);
}

export default async function ReplayRoute({ params }: RouteProps) {
  const { game: id } = await params;
  const { session, game } = await prefetchViewerQueries();
  return (
    <PageMessages route="/games/[game]/replay">
      <Prefetched queries={[session, game(id)]}>
        <ReplayPage id={id} />
      </Prefetched>
    </PageMessages>
  );
}
