import { getLocale } from "next-intl/server";
import { Lesson } from "../../../features/rules/lesson.tsx";
import { openingOf } from "../../../features/rules/opening.ts";
import { RulebookPage } from "../../../features/rules/rulebook-page.tsx";
import { languageOf } from "../../../i18n/languages.ts";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { prefetchQueries } from "../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../lib/queries/prefetch/prefetched.tsx";
import { rulesMetadata } from "../../metadata/rules-metadata.ts";

interface RouteProps {
  readonly params: Promise<{ ruleset: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  return rulesMetadata((await params).ruleset);
}

export default async function RulebookRoute({ params }: RouteProps) {
  const { ruleset } = await params;
  const locale = await getLocale();
  const { rulesets, rulebook } = await prefetchQueries();
  const book = await rulebook(ruleset, languageOf(locale))
    .queryFn()
    .catch(() => undefined);
  return (
    <PageMessages route="/rules/[ruleset]">
      <Prefetched queries={[rulesets]}>
        <RulebookPage ruleset={ruleset} lesson={<Lesson ruleset={ruleset} />} opening={book && openingOf(book)} />
      </Prefetched>
    </PageMessages>
  );
}
