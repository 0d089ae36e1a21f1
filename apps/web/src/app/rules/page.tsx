import { getTranslations } from "next-intl/server";
import { RulesetsPage } from "../../features/rules/rulesets-page.tsx";
import { PageMessages } from "../../i18n/page-messages.tsx";
import { prefetchQueries } from "../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../lib/queries/prefetch/prefetched.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("rules"))("title") };
}

export default async function RulesRoute() {
  const { rulesets } = await prefetchQueries();
  return (
    <PageMessages route="/rules">
      <Prefetched queries={[rulesets]}>
        <RulesetsPage />
      </Prefetched>
    </PageMessages>
  );
}
