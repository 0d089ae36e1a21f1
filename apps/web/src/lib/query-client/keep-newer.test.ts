import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { keepNewer } from "./keep-newer.ts";

interface Versioned {
  readonly version: number;
  readonly audience?: number;
  readonly by: string;
}

describe("an answer that was on its way while the live line told more", () => {
  it.each([
    { update: 6, kept: "the line" },
    { update: 5, kept: "the answer" },
    { update: 4, kept: "the answer" },
  ])("asked at version 5, told of $told: $kept is kept", async ({ update, kept }) => {
    expect(await keptOf({ version: 5 }, { version: update })).toBe(kept);
  });

  it.each([
    { audience: 1, kept: "the line" },
    { audience: 0, kept: "the answer" },
  ])("asked by seat 1, told of more as seat $audience: $kept is kept", async ({ audience, kept }) => {
    expect(await keptOf({ version: 5, audience: 1 }, { version: 6, audience })).toBe(kept);
  });
});

async function keptOf(answer: Omit<Versioned, "by">, update: Omit<Versioned, "by">): Promise<string | undefined> {
  const client = new QueryClient();
  const queryKey = ["position", "a game"];
  let arrive = () => {};
  const onTheWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked = client.fetchQuery<Versioned>({
    queryKey,
    queryFn: async (context) => {
      await onTheWay;
      return keepNewer<Versioned>(context, { ...answer, by: "the answer" }, ({ version }) => version);
    },
  });
  client.setQueryData<Versioned>(queryKey, { ...update, by: "the line" });
  arrive();
  await asked;
  return client.getQueryData<Versioned>(queryKey)?.by;
}
