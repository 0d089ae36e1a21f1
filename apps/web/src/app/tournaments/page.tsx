import { getTranslations } from "next-intl/server";
import { TournamentsPage } from "../../features/tournaments/list/tournaments-page.tsx";
import { PageMessages } from "../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournaments"))("title") };
}

export default function TournamentsRoute() {
  return (
    <PageMessages route="/tournaments">
      <TournamentsPage />
    </PageMessages>
  );
}
