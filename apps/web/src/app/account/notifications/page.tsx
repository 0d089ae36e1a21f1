import { HydrationBoundary } from "@tanstack/react-query";
import { getTranslations } from "next-intl/server";
import { NotificationsPage } from "../../../features/account/notification-settings/notifications-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { prefetchedNotificationSettings } from "../../../lib/queries/prefetch/prefetched-account.ts";

export async function generateMetadata() {
  return { title: (await getTranslations("notifications"))("title") };
}

export default async function NotificationsRoute() {
  return (
    <PageMessages route="/account/notifications">
      <HydrationBoundary state={await prefetchedNotificationSettings()}>
        <NotificationsPage />
      </HydrationBoundary>
    </PageMessages>
  );
}
