import { dehydrate, type FetchQueryOptions, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";

interface PrefetchedProps {
  readonly queries: readonly Pick<FetchQueryOptions, "queryKey" | "queryFn">[];
  readonly children: ReactNode;
}

/** Renders a page with the data of these queries. The browser runs a query that failed here as if nobody had tried. */
export async function Prefetched({ queries, children }: PrefetchedProps) {
  const client = new QueryClient();
  await Promise.all(queries.map((query) => client.prefetchQuery(query)));
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
