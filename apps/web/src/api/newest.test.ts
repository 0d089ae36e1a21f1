import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { newest } from "./newest.ts";

interface Told {
  readonly version: number;
  readonly by: string;
}

describe("an answer that was on its way while the live line told more", () => {
  it.each([
    { told: 6, kept: "the line" },
    { told: 5, kept: "the answer" },
    { told: 4, kept: "the answer" },
  ])("asked at version 5, told of $told: $kept is kept", async ({ told, kept }) => {
    const client = new QueryClient();
    const queryKey = ["position", "a game"];
    let arrive = () => {};
    const onTheWay = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const asked = client.fetchQuery<Told>({
      queryKey,
      queryFn: async (context) => {
        await onTheWay;
        return newest<Told>(context, { version: 5, by: "the answer" }, ({ version }) => version);
      },
    });
    client.setQueryData<Told>(queryKey, { version: told, by: "the line" });
    arrive();
    await asked;
    expect(client.getQueryData<Told>(queryKey)?.by).toBe(kept);
  });
});
