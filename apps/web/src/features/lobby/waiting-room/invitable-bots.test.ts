import { describe, expect, it } from "vitest";
import type { Game, PublicBot } from "../../../lib/api-client/types.ts";
import { invitableBots } from "./invitable-bots.ts";

const game = { seats: [{ kind: "nobody" }, { kind: "person", account: "seated" }], invited: [{ account: "asked" }] };
const bot = (account: string, isOnline = true, isPaused = false) => ({ account, isOnline, isPaused }) as PublicBot;
const offered = (bots: readonly PublicBot[]) => invitableBots(game as Game, bots).map(({ account }) => account);

describe("the bot accounts that a menu offers for a seat", () => {
  it("are online ones first, otherwise in their order", () => {
    expect(offered([bot("a", false), bot("b"), bot("c", false), bot("d")])).toEqual(["b", "d", "a", "c"]);
  });

  it("are neither in the game nor paused", () => {
    expect(offered([bot("seated"), bot("asked"), bot("paused", true, true), bot("free")])).toEqual(["free"]);
  });

  it("are at most ten", () => {
    expect(offered(Array.from({ length: 12 }, (_, place) => bot(`bot ${place}`)))).toHaveLength(10);
  });
});
