import { getTranslations } from "next-intl/server";
import { ClockPage } from "../../../../features/tournaments/clock/clock-page.tsx";
import { PageMessages } from "../../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("club-evening"))("clock.title") };
}

export default async function ClockRoute({ params }: { readonly params: Promise<{ tournament: string }> }) {
  return (
    <PageMessages route="/tournaments/[tournament]/clock">
      <ClockPage tournament={(await params).tournament} />
    </PageMessages>
  );
}
