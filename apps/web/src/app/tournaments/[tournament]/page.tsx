import { getTranslations } from "next-intl/server";
import { TournamentPage } from "../../../features/tournaments/view/tournament-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournaments"))("title") };
}

export default async function TournamentRoute({ params }: { readonly params: Promise<{ tournament: string }> }) {
  return <TournamentPage tournament={(await params).tournament} />;
}
