import { getTranslations } from "next-intl/server";
import { SeriesPage } from "../../../features/series/series-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-series"))("title") };
}

export default async function SeriesRoute({ params }: { readonly params: Promise<{ series: string }> }) {
  return <SeriesPage series={(await params).series} />;
}
