import { getTranslations } from "next-intl/server";
import { NewSeriesPage } from "../../../features/series/new-series-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-series"))("create") };
}

export default function NewSeriesRoute() {
  return <NewSeriesPage />;
}
