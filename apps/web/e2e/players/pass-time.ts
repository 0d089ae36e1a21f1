import { runInHouse } from "./run-in-house.ts";

/** Does to one game what its clocks will call for so many hours from now. */
export async function passTime(game: string, hours: number): Promise<void> {
  await runInHouse("test/support/pass-time.ts", game, String(hours));
}
