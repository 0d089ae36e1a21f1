import { getTranslations } from "next-intl/server";
import { RulebookPage } from "../../../features/rules/rulebook-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("rules"))("title") };
}

export default async function RulesetRulesPage({ params }: { readonly params: Promise<{ ruleset: string }> }) {
  return <RulebookPage ruleset={(await params).ruleset} />;
}
