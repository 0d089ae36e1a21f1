import { getTranslations } from "next-intl/server";
import { EditTournamentPage } from "../../../../features/tournaments/edit/edit-tournament-page.tsx";
import { PageMessages } from "../../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-settings"))("changeTitle") };
}

export default async function EditTournamentRoute({ params }: { readonly params: Promise<{ tournament: string }> }) {
  return (
    <PageMessages route="/tournaments/[tournament]/edit">
      <EditTournamentPage tournament={(await params).tournament} />
    </PageMessages>
  );
}
