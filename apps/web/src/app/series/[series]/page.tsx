import { getTranslations } from "next-intl/server";
import { SeriesPage } from "../../../features/series/series-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-series"))("title") };
}

export default async function SeriesRoute({ params }: { readonly params: Promise<{ series: string }> }) {
  return (
    <PageMessages route="/series/[series]">
      <SeriesPage series={(await params).series} />
    </PageMessages>
  );
}
