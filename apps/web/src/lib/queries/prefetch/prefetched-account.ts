import { type DehydratedState, dehydrate, type FetchQueryOptions, QueryClient } from "@tanstack/react-query";
import { type AccountReads, accountReads } from "../../api-client/requests/account-reads.ts";
import { keys } from "../../query-client/keys.ts";
import { prefetchViewerQueries } from "./prefetch-queries.ts";
import { serverClient } from "./server-client.ts";

type Query = Pick<FetchQueryOptions, "queryKey" | "queryFn">;

/** Who looks at the page, what its sections show of their account, and what else the page shows them. */
export const prefetchedProfile = (others: readonly Query[]) =>
  prefetchedAccount((reads) => [{ queryKey: keys.profile, queryFn: reads.profile }, ...others]);

/** Who looks at the page, and their notification settings. */
export const prefetchedNotificationSettings = () =>
  prefetchedAccount((reads) => [
    { queryKey: keys.notificationSettings, queryFn: reads.notificationSettings },
    { queryKey: keys.gameNotificationSettings, queryFn: reads.gamesWithSettings },
    { queryKey: keys.devices, queryFn: reads.devices },
    { queryKey: keys.webhooks, queryFn: reads.webhooks },
  ]);

/** Who looks at the page, and their bot accounts. */
export const prefetchedOwnBots = () =>
  prefetchedAccount((reads) => [{ queryKey: keys.ownBots, queryFn: reads.ownBots }]);

/** Visitors have nothing but their session. */
async function prefetchedAccount(queriesOf: (reads: AccountReads) => readonly Query[]): Promise<DehydratedState> {
  const client = new QueryClient();
  const { session } = await prefetchViewerQueries();
  await client.prefetchQuery(session);
  if (client.getQueryData(keys.session)) {
    const reads = accountReads(await serverClient({ hasCookie: true }));
    await Promise.all(queriesOf(reads).map((query) => client.prefetchQuery(query)));
  }
  return dehydrate(client);
}
