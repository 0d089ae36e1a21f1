"use client";

import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { problemOf } from "../api-client/api-problem.ts";
import type { paths } from "../api-client/generated/openapi.ts";
import { randomHex } from "../api-client/random-hex.ts";
import type { StandingsQuery, TournamentsQuery } from "../api-client/requests/tournament-reads.ts";
import { tournamentRequests } from "../api-client/requests/tournament-requests.ts";
import type { NewTournament, Tournament, TournamentAction, TournamentLogEntry } from "../api-client/types.ts";
import { keys } from "../query-client/keys.ts";
import { type Connection, followStream } from "../sse/follow-stream.ts";

/** The list looks again by itself; a tournament tells by its stream when it moved on. */
const listIntervalMs = 15_000;

export function useTournaments(query: TournamentsQuery, isEnabled = true) {
  return useQuery({
    queryKey: keys.tournamentsOf(query),
    queryFn: () => tournamentRequests.list(query),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    refetchInterval: listIntervalMs,
  });
}

export function useTournament(tournament: string) {
  return useQuery({ queryKey: keys.tournament(tournament), queryFn: () => tournamentRequests.get(tournament) });
}

/** The tournament whose settings are copied, if any. */
export function useCopiedTournament(tournament: string | null) {
  return useQuery({
    queryKey: keys.tournament(tournament ?? ""),
    queryFn: () => tournamentRequests.get(tournament ?? ""),
    enabled: tournament !== null,
  });
}

export function useTournamentStandings(tournament: string, query: StandingsQuery) {
  return useQuery({
    queryKey: keys.tournamentStandings(tournament, query),
    queryFn: () => tournamentRequests.standings(tournament, query),
    placeholderData: keepPreviousData,
  });
}

/** Everything that happened, the first thing first. */
export function useTournamentLog(tournament: string) {
  return useQuery({
    queryKey: keys.tournamentLog(tournament),
    queryFn: () => wholeLog(tournament),
    placeholderData: keepPreviousData,
  });
}

async function wholeLog(tournament: string): Promise<readonly TournamentLogEntry[]> {
  const { entries, next } = await tournamentRequests.log(tournament, 0);
  const all = [...entries];
  for (let after = next; after !== null; ) {
    const page = await tournamentRequests.log(tournament, after);
    all.push(...page.entries);
    after = page.next;
  }
  return all;
}

export function useCreateTournament() {
  return useMutation({
    mutationFn: ({ plan, key }: { plan: NewTournament; key: string }) => tournamentRequests.create(plan, key),
  });
}

/** Reads a pasted list of names; nothing is stored. */
export function useReadPlayerList(tournament: string) {
  return useMutation({ mutationFn: (text: string) => tournamentRequests.readPlayerList(tournament, text) });
}

export function useImportTournament() {
  return useMutation({ mutationFn: tournamentRequests.import });
}

export function useTournamentSimulation() {
  return useMutation({ mutationFn: tournamentRequests.simulate });
}

/** A mutation of a tournament, answered with the tournament as it is then; only for the expected version, if there is one. */
export function useTournamentAction(tournament: string, expectedVersion?: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: TournamentAction) =>
      tournamentRequests.performAction(tournament, act, randomHex(16), expectedVersion),
    onSuccess: (body) => {
      client.setQueryData(keys.tournament(tournament), body);
      return refetch(client, tournament);
    },
    onError: (failure) => {
      if (problemOf(failure).code === "stale-version") void refetch(client, tournament);
    },
  });
}

// Read by hand, so that its document has to be asked whether it is there.
const streamPath = "/v1/tournaments/{tournament}/stream" satisfies keyof paths;

/** Looks at a tournament again whenever its log grows, and at its messages when there are new ones. */
export function useTournamentStream(tournament: string, isWanted: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    const ended = new AbortController();
    let last: string | null = null;
    const refetchMessages = () => void client.invalidateQueries({ queryKey: keys.tournamentMessages(tournament) });
    const follower = {
      onMessage: ({ id, event }: { readonly id: string | null; readonly event: string }) => {
        last = id ?? last;
        if (event === "chat") refetchMessages();
        else void refetch(client, tournament);
      },
      // Messages may have been posted before the stream was open.
      onConnection: (connection: Connection) => connection === "live" && refetchMessages(),
      onRefused: () => void refetch(client, tournament),
      lastEventId: () => last,
    };
    const after = client.getQueryData<Tournament>(keys.tournament(tournament))?.version;
    const path = `${streamPath.replace("{tournament}", tournament)}${after === undefined ? "" : `?after=${after}`}`;
    followStream(path, follower, ended.signal);
    return () => ended.abort();
  }, [client, tournament, isWanted]);
}

const refetch = (client: QueryClient, tournament: string) =>
  client.invalidateQueries({ queryKey: keys.tournament(tournament) });
