import { getTranslations } from "next-intl/server";
import { RulesetsPage } from "../../features/rules/rulesets-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("rules"))("title") };
}

export default function RulesRoute() {
  return <RulesetsPage />;
}
