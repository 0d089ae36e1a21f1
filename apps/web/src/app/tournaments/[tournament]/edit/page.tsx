import { getTranslations } from "next-intl/server";
import { EditTournamentPage } from "../../../../features/tournaments/edit/edit-tournament-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-settings"))("changeTitle") };
}

export default async function EditTournamentRoute({ params }: { readonly params: Promise<{ tournament: string }> }) {
  return <EditTournamentPage tournament={(await params).tournament} />;
}
