import { HydrationBoundary } from "@tanstack/react-query";
import { getTranslations } from "next-intl/server";
import { OwnBotsPage } from "../../../features/account/bots/own-bots-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { prefetchedOwnBots } from "../../../lib/queries/prefetch/prefetched-account.ts";

export async function generateMetadata() {
  return { title: (await getTranslations("bots"))("own.title") };
}

export default async function OwnBotsRoute() {
  return (
    <PageMessages route="/account/bots">
      <HydrationBoundary state={await prefetchedOwnBots()}>
        <OwnBotsPage />
      </HydrationBoundary>
    </PageMessages>
  );
}
