import { describe, expect, it } from "vitest";
import { nextLocalPlayer } from "./next-local-player.ts";

describe("a screen that several share", () => {
  const game = { state: "running", yourSeat: 0, yourSeats: [0, 2] } as const;
  const shared = { ...game, yourSeats: [...game.yourSeats] };

  it("stays with whoever is asked", () => {
    expect(nextLocalPlayer(shared, [0, 2])).toBeNull();
  });

  it("goes to the one at it who is asked", () => {
    expect(nextLocalPlayer(shared, [1, 2])).toBe(2);
    expect(nextLocalPlayer({ ...shared, yourSeat: 2 }, [0])).toBe(0);
  });

  it("stays while others are asked, and when the game is over", () => {
    expect(nextLocalPlayer(shared, [1])).toBeNull();
    expect(nextLocalPlayer({ ...shared, state: "finished" }, [2])).toBeNull();
  });
});
