import { getTranslations } from "next-intl/server";
import { NotificationsPage } from "../../../features/account/notification-settings/notifications-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("notifications"))("title") };
}

export default function NotificationsRoute() {
  return (
    <PageMessages route="/account/notifications">
      <NotificationsPage />
    </PageMessages>
  );
}
