import { getTranslations } from "next-intl/server";
import { ConnectedAppsPage } from "../../../features/account/apps/connected-apps-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("access"))("apps.title") };
}

export default function ConnectedAppsRoute() {
  return (
    <PageMessages route="/account/apps">
      <ConnectedAppsPage />
    </PageMessages>
  );
}
