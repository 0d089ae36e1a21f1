import { getTranslations } from "next-intl/server";
import { PlayerRatingsPage } from "../../../../features/players/ratings/player-ratings-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("ratings"))("title") };
}

export default async function PlayerRatingsRoute({ params }: { readonly params: Promise<{ player: string }> }) {
  return <PlayerRatingsPage player={decodeURIComponent((await params).player)} />;
}
