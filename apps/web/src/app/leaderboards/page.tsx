import { getTranslations } from "next-intl/server";
import { LeaderboardsPage } from "../../features/players/leaderboards/leaderboards-page.tsx";
import { PageMessages } from "../../i18n/page-messages.tsx";
import { prefetchQueries } from "../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../lib/queries/prefetch/prefetched.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("ratings"))("title") };
}

export default async function LeaderboardsRoute() {
  const { rulesets } = await prefetchQueries();
  return (
    <PageMessages route="/leaderboards">
      <Prefetched queries={[rulesets]}>
        <LeaderboardsPage />
      </Prefetched>
    </PageMessages>
  );
}
