import { getTranslations } from "next-intl/server";
import { RulebookPage } from "../../../features/rules/rulebook-page.tsx";
import { gameTitle } from "../../game-title.ts";

interface ListingParams {
  readonly params: Promise<{ ruleset: string }>;
}

export async function generateMetadata({ params }: ListingParams) {
  const t = await getTranslations("rules");
  const game = await gameTitle((await params).ruleset);
  return { title: game === undefined ? t("title") : t("of", { game }) };
}

export default async function RulebookRoute({ params }: ListingParams) {
  return <RulebookPage ruleset={(await params).ruleset} />;
}
