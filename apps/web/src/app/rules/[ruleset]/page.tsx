import { getTranslations } from "next-intl/server";
import { RulebookPage } from "../../../features/rules/rulebook-page.tsx";
import { gameTitle } from "../../game-title.ts";

interface RouteProps {
  readonly params: Promise<{ ruleset: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  const t = await getTranslations("rules");
  const game = await gameTitle((await params).ruleset);
  return { title: game === undefined ? t("title") : t("of", { game }) };
}

export default async function RulebookRoute({ params }: RouteProps) {
  return <RulebookPage ruleset={(await params).ruleset} />;
}
