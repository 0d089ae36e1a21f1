import { getTranslations } from "next-intl/server";
import { ImportedReplayPage } from "../../../features/replay/imported/imported-replay-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { unlisted } from "../../metadata/share-metadata.ts";

interface RouteProps {
  readonly params: Promise<{ import: string }>;
}

/** Not for search engines: people who know the address see it. */
export async function generateMetadata() {
  return { ...unlisted, title: (await getTranslations("game-files.imported"))("title") };
}

export default async function ImportedReplayRoute({ params }: RouteProps) {
  return (
    <PageMessages route="/imports/[import]">
      <ImportedReplayPage id={(await params).import} />
    </PageMessages>
  );
}
