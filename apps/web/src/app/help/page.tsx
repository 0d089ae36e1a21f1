import { getTranslations } from "next-intl/server";
import { HelpOverview } from "../../features/help/help-overview.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("help"))("title") };
}

export default function HelpRoute() {
  return <HelpOverview />;
}
