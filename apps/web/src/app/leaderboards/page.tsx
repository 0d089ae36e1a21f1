import { getTranslations } from "next-intl/server";
import { LeaderboardsPage } from "../../features/players/leaderboards/leaderboards-page.tsx";
import { prefetchQueries } from "../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../lib/queries/prefetch/prefetched.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("ratings"))("title") };
}

export default async function LeaderboardsRoute() {
  const { rulesets } = await prefetchQueries();
  return (
    <Prefetched queries={[rulesets]}>
      <LeaderboardsPage />
    </Prefetched>
  );
}
