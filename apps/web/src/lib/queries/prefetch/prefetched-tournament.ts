import { type DehydratedState, dehydrate, QueryClient } from "@tanstack/react-query";
import {
  type StandingsQuery,
  type TournamentReads,
  type TournamentsQuery,
  tournamentReads,
} from "../../api-client/requests/tournament-reads.ts";
import type { Tournament } from "../../api-client/types.ts";
import { keys } from "../../query-client/keys.ts";
import { prefetchViewerQueries } from "./prefetch-queries.ts";
import { serverClient } from "./server-client.ts";

/** A tournament as its viewer may see it now: who they are, the tournament, its messages, its series and these standings. */
export async function prefetchedTournament(tournament: string, shown: StandingsQuery): Promise<DehydratedState> {
  const client = new QueryClient();
  const { session } = await prefetchViewerQueries();
  const reads = tournamentReads(await serverClient({ hasCookie: true }));
  await Promise.all([client.prefetchQuery(session), prefetchTournament(client, reads, { tournament, shown })]);
  // The browser asks again soon, because this answer also sets its clock.
  await client.invalidateQueries({ queryKey: keys.tournament(tournament), exact: true, refetchType: "none" });
  return dehydrate(client);
}

/** Queries of lists of tournaments, with the cookie of the viewer. */
export async function tournamentListQueries(lists: readonly TournamentsQuery[]) {
  const reads = tournamentReads(await serverClient({ hasCookie: true }));
  return lists.map((query) => ({ queryKey: keys.tournamentsOf(query), queryFn: () => reads.list(query) }));
}

/** The query of a tournament alone, with the cookie of the viewer. */
export async function tournamentQuery(tournament: string) {
  const reads = tournamentReads(await serverClient({ hasCookie: true }));
  return { queryKey: keys.tournament(tournament), queryFn: () => reads.tournament(tournament) };
}

interface Shown {
  readonly tournament: string;
  readonly shown: StandingsQuery;
}

async function prefetchTournament(client: QueryClient, reads: TournamentReads, { tournament, shown }: Shown) {
  const rooms = ["announcements", "players"] as const;
  await Promise.all([
    client.prefetchQuery({ queryKey: keys.tournament(tournament), queryFn: () => reads.tournament(tournament) }),
    client.prefetchQuery({ queryKey: keys.seriesOfTournament(tournament), queryFn: () => reads.series(tournament) }),
    ...rooms.map((room) =>
      client.prefetchQuery({
        queryKey: keys.tournamentRoom(tournament, room),
        queryFn: () => reads.messages(tournament, room),
      }),
    ),
  ]);
  const stages = client.getQueryData<Tournament>(keys.tournament(tournament))?.stages ?? [];
  if (stages.every(({ state }) => state === "ahead")) return;
  await client.prefetchQuery({
    queryKey: keys.tournamentStandings(tournament, shown),
    queryFn: () => reads.standings(tournament, shown),
  });
}
