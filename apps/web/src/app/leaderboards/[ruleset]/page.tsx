import { getTranslations } from "next-intl/server";
import { leaderboardFiltersIn } from "../../../features/players/leaderboards/leaderboard-filters.ts";
import { LeaderboardPage } from "../../../features/players/leaderboards/leaderboard-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { prefetchQueries } from "../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../lib/queries/prefetch/prefetched.tsx";
import { gameTitle } from "../../game-title.ts";

interface RouteProps {
  readonly params: Promise<{ ruleset: string }>;
}

interface PageProps extends RouteProps {
  readonly searchParams: Promise<{ pool?: string; season?: string; from?: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  const t = await getTranslations("ratings");
  const game = await gameTitle((await params).ruleset);
  return { title: game === undefined ? t("title") : t("of", { game }) };
}

export default async function LeaderboardRoute({ params, searchParams }: PageProps) {
  const { ruleset } = await params;
  const { leaderboard } = await prefetchQueries();
  return (
    <PageMessages route="/leaderboards/[ruleset]">
      <Prefetched queries={[leaderboard({ ruleset, ...leaderboardFiltersIn(await searchParams) })]}>
        <LeaderboardPage ruleset={ruleset} />
      </Prefetched>
    </PageMessages>
  );
}
