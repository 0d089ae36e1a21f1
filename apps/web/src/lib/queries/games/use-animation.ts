"use client";

import { useQuery } from "@tanstack/react-query";
import { problemOf } from "../../api-client/api-problem.ts";
import { keys } from "../../query-client/keys.ts";

/** How far the web server is with drawing an animation. */
export type AnimationStatus =
  | { readonly state: "queued"; readonly ahead: number }
  | { readonly state: "drawing"; readonly drawn: number; readonly pictures: number }
  | { readonly state: "ready" };

const pollMs = 2_000;

/** Has an animation drawn, and asks how far it is until it is ready. @param address its path; null: nothing yet */
export function useAnimation(address: string | null) {
  return useQuery({
    queryKey: keys.animation(address),
    queryFn: () => animationStatus(address ?? ""),
    enabled: address !== null,
    refetchInterval: ({ state: { data, error } }) => (error !== null || data?.state === "ready" ? false : pollMs),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

async function animationStatus(address: string): Promise<AnimationStatus> {
  const response = await fetch(address).catch((failure) => {
    throw problemOf(failure);
  });
  if (response.status === 202) return response.json();
  if (!response.ok) throw problemOf(await response.json().catch(() => undefined));
  await response.body?.cancel();
  return { state: "ready" };
}
