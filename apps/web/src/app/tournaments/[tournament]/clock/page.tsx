import { getTranslations } from "next-intl/server";
import { ClockPage } from "../../../../features/tournaments/clock/clock-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("club-evening"))("clock.title") };
}

export default async function ClockRoute({ params }: { readonly params: Promise<{ tournament: string }> }) {
  return <ClockPage tournament={(await params).tournament} />;
}
