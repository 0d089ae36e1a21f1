import { getTranslations } from "next-intl/server";
import { botFiltersIn } from "../../features/players/bots/bot-filters.ts";
import { BotsPage } from "../../features/players/bots/bots-page.tsx";
import { PageMessages } from "../../i18n/page-messages.tsx";
import { prefetchQueries } from "../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../lib/queries/prefetch/prefetched.tsx";

interface PageProps {
  readonly searchParams: Promise<{ ruleset?: string; online?: string }>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("bots"))("list.title") };
}

export default async function BotsRoute({ searchParams }: PageProps) {
  const { ruleset, online } = await searchParams;
  const { bots, rulesets } = await prefetchQueries();
  return (
    <PageMessages route="/bots">
      <Prefetched queries={[rulesets, bots(botFiltersIn(ruleset, online))]}>
        <BotsPage />
      </Prefetched>
    </PageMessages>
  );
}
