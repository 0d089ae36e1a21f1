import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { clearPrivateCache } from "./clear-private-cache.ts";
import { keys } from "./keys.ts";

describe("a change of account", () => {
  it("forgets the games and hands that the other one saw", async () => {
    const client = new QueryClient();
    for (const key of [keys.game("g"), keys.position("g"), keys.chronicle("g"), keys.games]) {
      client.setQueryData(key, "of the other account");
    }
    await clearPrivateCache(client);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  it("keeps the session and what is the same for everybody", async () => {
    const client = new QueryClient();
    const kept = [keys.session, keys.rulesets, keys.rulebook("a-ruleset", "en")];
    for (const key of kept) client.setQueryData(key, "the same");
    await clearPrivateCache(client);
    expect(kept.map((key) => client.getQueryData(key))).toEqual(kept.map(() => "the same"));
  });

  it("asks again for what is on the page", async () => {
    const client = new QueryClient();
    let who = "the other account";
    const queryKey = keys.position("g");
    const observer = new QueryObserver(client, { queryKey, queryFn: () => who, staleTime: Number.POSITIVE_INFINITY });
    const leave = observer.subscribe(() => {});
    await observer.refetch();
    who = "this account";
    await clearPrivateCache(client);
    expect(observer.getCurrentResult().data).toBe("this account");
    leave();
  });

  it("asks nothing that belongs to an account where nobody is signed in any more", async () => {
    const client = new QueryClient();
    const asked: unknown[] = [];
    const shown = [keys.profile, keys.blocks, keys.gamesOf({ mine: true }), keys.position("g"), keys.gamesOf({})];
    const leaves = shown.map((queryKey) => {
      const queryFn = () => asked.push(queryKey);
      const observer = new QueryObserver(client, { queryKey, queryFn, initialData: 0, staleTime: 60_000 });
      return observer.subscribe(() => {});
    });
    client.setQueryData(keys.session, null);
    await clearPrivateCache(client);
    expect(asked).toEqual([keys.position("g"), keys.gamesOf({})]);
    expect(client.getQueryData(keys.profile)).toBeUndefined();
    for (const leave of leaves) leave();
  });
});
