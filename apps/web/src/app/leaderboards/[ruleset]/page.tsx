import { getTranslations } from "next-intl/server";
import { LeaderboardPage } from "../../../features/players/leaderboards/leaderboard-page.tsx";
import { gameTitle } from "../../game-title.ts";

interface RouteProps {
  readonly params: Promise<{ ruleset: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  const t = await getTranslations("ratings");
  const game = await gameTitle((await params).ruleset);
  return { title: game === undefined ? t("title") : t("of", { game }) };
}

export default async function LeaderboardRoute({ params }: RouteProps) {
  return <LeaderboardPage ruleset={(await params).ruleset} />;
}
