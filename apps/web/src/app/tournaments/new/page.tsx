import { getTranslations } from "next-intl/server";
import { NewTournamentPage } from "../../../features/tournaments/edit/new-tournament-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-settings"))("title") };
}

export default function NewTournamentRoute() {
  return (
    <PageMessages route="/tournaments/new">
      <NewTournamentPage />
    </PageMessages>
  );
}
