import { describe, expect, it } from "vitest";
import { nextLocalPlayer } from "./next-local-player.ts";

describe("a device that several players share", () => {
  const game = { state: "running", yourSeat: 0, yourSeats: [0, 2] } as const;
  const shared = { ...game, yourSeats: [...game.yourSeats] };

  it("stays with a player who has to act", () => {
    expect(nextLocalPlayer(shared, [0, 2])).toBeNull();
  });

  it("goes to the local player who has to act", () => {
    expect(nextLocalPlayer(shared, [1, 2])).toBe(2);
    expect(nextLocalPlayer({ ...shared, yourSeat: 2 }, [0])).toBe(0);
  });

  it("stays while players elsewhere have to act, and when the game is over", () => {
    expect(nextLocalPlayer(shared, [1])).toBeNull();
    expect(nextLocalPlayer({ ...shared, state: "finished" }, [2])).toBeNull();
  });
});
