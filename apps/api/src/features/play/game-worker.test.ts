import { expect, it } from "vitest";
import { startWorker } from "./game-worker.ts";

it("waiting games get their turn before one that has more to do", async () => {
  const begun: string[] = [];
  const games = ["a", "b", "c", "d", "waits"];
  let consider = (_game: string) => {};
  const finished = new Promise<void>((settle) => {
    const working = startWorker({
      onError: (error) => expect.fail(String(error)),
      findStale: async () => [],
      watch: (told) => {
        consider = told;
        return () => {};
      },
      async work(game) {
        begun.push(game);
        await new Promise((next) => setImmediate(next));
        const isUnfinished = begun.filter((one) => one === game).length < 3;
        if (begun.length === 3 * games.length) settle(working.stop());
        return isUnfinished;
      },
    });
    for (const game of games) consider(game);
  });
  await finished;
  expect(begun.slice(0, 5)).toEqual(games);
  for (const game of games) expect(begun.filter((one) => one === game)).toHaveLength(3);
});
