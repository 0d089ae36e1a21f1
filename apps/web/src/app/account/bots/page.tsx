import { getTranslations } from "next-intl/server";
import { OwnBotsPage } from "../../../features/account/bots/own-bots-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("bots"))("own.title") };
}

export default function OwnBotsRoute() {
  return (
    <PageMessages route="/account/bots">
      <OwnBotsPage />
    </PageMessages>
  );
}
