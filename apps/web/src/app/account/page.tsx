import { HydrationBoundary } from "@tanstack/react-query";
import { getTranslations } from "next-intl/server";
import { ownList } from "../../features/tournaments/list/tournament-lists.ts";
import { PageMessages } from "../../i18n/page-messages.tsx";
import { prefetchedProfile } from "../../lib/queries/prefetch/prefetched-account.ts";
import { tournamentListQueries } from "../../lib/queries/prefetch/prefetched-tournament.ts";
import { AccountPage } from "./account-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("title") };
}

export default async function AccountRoute() {
  const data = await prefetchedProfile(await tournamentListQueries([ownList]));
  return (
    <PageMessages route="/account">
      <HydrationBoundary state={data}>
        <AccountPage />
      </HydrationBoundary>
    </PageMessages>
  );
}
