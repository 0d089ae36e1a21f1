import { runApiScript } from "./run-api-script.ts";

/** Moves the clocks of one game forward, and does what is due. */
export async function passTime(game: string, hours: number): Promise<void> {
  await runApiScript("test/support/prepared-games/pass-time.ts", game, String(hours));
}
