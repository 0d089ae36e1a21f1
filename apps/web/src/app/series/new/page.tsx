import { getTranslations } from "next-intl/server";
import { NewSeriesPage } from "../../../features/series/new-series-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-series"))("create") };
}

export default function NewSeriesRoute() {
  return (
    <PageMessages route="/series/new">
      <NewSeriesPage />
    </PageMessages>
  );
}
