import { getTranslations } from "next-intl/server";
import { SeriesListPage } from "../../features/series/series-list-page.tsx";
import { PageMessages } from "../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-series"))("listTitle") };
}

export default function SeriesListRoute() {
  return (
    <PageMessages route="/series">
      <SeriesListPage />
    </PageMessages>
  );
}
