import { getTranslations } from "next-intl/server";
import { TournamentsPage } from "../../features/tournaments/list/tournaments-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournaments"))("title") };
}

export default function TournamentsRoute() {
  return <TournamentsPage />;
}
