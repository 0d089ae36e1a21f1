"use client";

import { useQuery } from "@tanstack/react-query";
import { seriesRequests } from "../api-client/requests/series-requests.ts";
import type { NewSeries } from "../api-client/types.ts";
import { keys } from "../query-client/keys.ts";
import { useRefetchingMutation } from "../query-client/use-mutation-and-refetch.ts";
import { seriesQueries } from "./prefetch/series-queries.ts";

const queries = seriesQueries(seriesRequests);

export function useSeriesList({ mine = false, isEnabled = true } = {}) {
  return useQuery({ ...queries.list(mine), enabled: isEnabled });
}

export function useSeries(series: string) {
  return useQuery(queries.series(series));
}

export function useSeriesStandings(series: string) {
  return useQuery(queries.standings(series));
}

/** The series that a tournament belongs to. */
export function useSeriesOfTournament(tournament: string) {
  return useQuery({
    queryKey: keys.seriesOfTournament(tournament),
    queryFn: () => seriesRequests.ofTournament(tournament),
  });
}

export const useCreateSeries = () => useRefetchingMutation(seriesRequests.create, keys.series);

export type SeriesEdit =
  | { readonly type: "change"; readonly change: NewSeries }
  | { readonly type: "add-tournament" | "remove-tournament"; readonly tournament: string }
  | { readonly type: "add-director" | "remove-director"; readonly account: string };

/** A change by a director of the series. */
export const useSeriesEdit = (series: string) =>
  useRefetchingMutation((edit: SeriesEdit) => {
    switch (edit.type) {
      case "change":
        return seriesRequests.change(series, edit.change);
      case "add-tournament":
        return seriesRequests.addTournament(series, edit.tournament);
      case "remove-tournament":
        return seriesRequests.removeTournament(series, edit.tournament);
      case "add-director":
        return seriesRequests.addDirector(series, edit.account);
      case "remove-director":
        return seriesRequests.removeDirector(series, edit.account);
    }
  }, keys.series);

export const useDeleteSeries = (series: string) =>
  useRefetchingMutation(() => seriesRequests.delete(series), keys.series);
