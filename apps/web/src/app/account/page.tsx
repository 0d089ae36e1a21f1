import { HydrationBoundary } from "@tanstack/react-query";
import { getTranslations } from "next-intl/server";
import { PageMessages } from "../../i18n/page-messages.tsx";
import { prefetchedProfile } from "../../lib/queries/prefetch/prefetched-account.ts";
import { AccountPage } from "./account-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("title") };
}

export default async function AccountRoute() {
  return (
    <PageMessages route="/account">
      <HydrationBoundary state={await prefetchedProfile()}>
        <AccountPage />
      </HydrationBoundary>
    </PageMessages>
  );
}
