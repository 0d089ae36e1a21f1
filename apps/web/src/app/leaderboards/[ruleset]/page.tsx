import { getTranslations } from "next-intl/server";
import { LeaderboardPage } from "../../../features/players/ratings/leaderboard-page.tsx";
import { gameTitle } from "../../game-title.ts";

interface Address {
  readonly params: Promise<{ ruleset: string }>;
}

export async function generateMetadata({ params }: Address) {
  const say = await getTranslations("ratings");
  const game = await gameTitle((await params).ruleset);
  return { title: game === undefined ? say("title") : say("of", { game }) };
}

export default async function LeaderboardRoute({ params }: Address) {
  return <LeaderboardPage ruleset={(await params).ruleset} />;
}
