import { getTranslations } from "next-intl/server";
import { UnsubscribePage } from "../../../features/account/mail-links/unsubscribe-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("unsubscribe.title") };
}

export default function UnsubscribeRoute() {
  return (
    <PageMessages route="/account/unsubscribe">
      <UnsubscribePage />
    </PageMessages>
  );
}
