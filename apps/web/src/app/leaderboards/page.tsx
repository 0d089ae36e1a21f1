import { getTranslations } from "next-intl/server";
import { LeaderboardsPage } from "../../features/players/leaderboards/leaderboards-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("ratings"))("title") };
}

export default function LeaderboardsRoute() {
  return <LeaderboardsPage />;
}
