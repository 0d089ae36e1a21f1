import { getTranslations } from "next-intl/server";
import { LeaderboardPage } from "../../../features/ratings/leaderboard-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("ratings"))("title") };
}

export default async function LeaderboardRoute({ params }: { readonly params: Promise<{ ruleset: string }> }) {
  return <LeaderboardPage ruleset={(await params).ruleset} />;
}
