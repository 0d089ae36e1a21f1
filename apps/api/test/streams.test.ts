import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { begunGame, bidFirst, Caller, guest, playOn } from "./support/caller.ts";
import { type Frame, followed } from "./support/followed.ts";
import { type House, openHouse } from "./support/house.ts";
import { testDatabase } from "./support/test-database.ts";

const database = testDatabase();
let house: House;
let otherHouse: House;
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  // Two API processes in all but name: nothing is shared between them but the database.
  [house, otherHouse] = [await openHouse(database), await openHouse(database)];
  [ada, bea] = [await guest(house.url, "Ada"), await guest(house.url, "Bea")];
});
afterAll(async () => {
  await house.close();
  await otherHouse.close();
});

const stepsOf = (frames: readonly Frame[]) => frames.filter(({ event }) => event === "step");
const versionsOf = (frames: readonly Frame[]) => stepsOf(frames).map(({ id }) => id);

describe("the live stream", () => {
  it("brings every step to each viewer with its own view, also from another process", async () => {
    const { id, version } = await begunGame([ada, bea], { options: { rounds: 2 } });
    const here = followed(ada, id, { after: version });
    const there = followed(bea.at(otherHouse.url), id, { after: version });
    await playOn([ada, bea], id);
    const last = version + 5;
    for (const viewer of [here, there]) {
      await viewer.until((frames) => versionsOf(frames).includes(last));
      expect(versionsOf(viewer.frames)).toEqual([version + 1, version + 2, version + 3, version + 4, last]);
    }
    expect(here.frames.find(({ id }) => id === version + 1)?.data).toMatchObject({
      step: { kind: "move", seat: 0, move: { type: "bid" } },
      position: { version: version + 1, audience: 0 },
    });
    expect(there.frames.find(({ id }) => id === version + 1)?.data).toMatchObject({
      step: { kind: "move", seat: 0, move: null },
      position: { version: version + 1, audience: 1 },
    });
    await here.stop();
    await there.stop();
  });

  it("resumes on another process without loss or repetition", async () => {
    const { id, version } = await begunGame([ada, bea], { options: { rounds: 30 } });
    const seen: Frame[] = [];
    for (let part = 0; part < 6; part++) {
      const url = part % 2 === 0 ? house.url : otherHouse.url;
      const resumed = versionsOf(seen).at(-1);
      const viewer = followed(bea.at(url), id, resumed === undefined ? { after: version } : { lastEventId: resumed });
      await playOn([ada, bea], id, 5);
      const wanted = (resumed ?? version) + 3;
      await viewer.until((frames) => (versionsOf(frames).at(-1) ?? 0) >= wanted);
      await viewer.stop();
      seen.push(...viewer.frames);
    }
    const first = version + 1;
    expect(versionsOf(seen)).toEqual(versionsOf(seen).map((_, place) => first + place));
  });

  it("tells a whole game to those who begin at 0, from the step that began it", async () => {
    const { id } = await begunGame([ada, bea], { options: { rounds: 40 } });
    await playOn([ada, bea], id);
    const { version } = await ada.get<{ version: number }>(`/v1/games/${id}`);
    const viewer = followed(ada.at(otherHouse.url), id, { after: 0 });
    await viewer.until((frames) => versionsOf(frames).at(-1) === version);
    expect(versionsOf(viewer.frames)).toEqual(Array.from({ length: version - 3 }, (_, step) => step + 4));
    await viewer.stop();
  });

  it("says who sits down, that the game begins, and that it is over", async () => {
    const { id } = await ada.open({ options: { rounds: 1 } });
    const viewer = followed(ada.at(otherHouse.url), id, {});
    const statesOf = (frames: readonly Frame[]) =>
      frames.filter(({ event }) => event === "game").map(({ data }) => (data as { state: string }).state);
    await viewer.until((frames) => statesOf(frames).length === 1);
    await bea.post(`/v1/games/${id}/seats`, {});
    await ada.post(`/v1/games/${id}/start`);
    await playOn([ada, bea], id);
    await viewer.until((frames) => statesOf(frames).includes("finished"));
    expect(statesOf(viewer.frames)).toEqual(["open", "open", "running", "finished"]);
    await viewer.stop();
  });

  it("hears again after its connection to the database broke", async () => {
    const { id, version } = await begunGame([ada, bea], { options: { rounds: 5 } });
    const viewer = followed(ada.at(otherHouse.url), id, { after: version });
    await viewer.until((frames) => frames.length > 0);
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
    );
    await bidFirst(ada, id);
    await viewer.until((frames) => versionsOf(frames).includes(version + 1));
    await viewer.stop();
  });

  it("ends for whoever leaves a table by invitation, before the game begins without them", async () => {
    const { id, invitation } = await ada.open({ visibility: "invitation", options: { rounds: 1 } });
    await bea.post(`/v1/games/${id}/seats`, { invitation });
    const host = followed(ada, id, { after: 0 });
    const leaver = followed(bea.at(otherHouse.url), id, { after: 0 });
    await leaver.until((frames) => frames.length > 0);
    await bea.call("DELETE", `/v1/games/${id}/seats/1`);
    await ada.post(`/v1/games/${id}/bots`, { bot: "greedy" });
    await ada.post(`/v1/games/${id}/start`);
    expect(await leaver.ended).toBe("closed by the server");
    expect(stepsOf(leaver.frames)).toEqual([]);
    await host.until((frames) => stepsOf(frames).length > 0);
    await host.stop();
  });

  it("tells whoever came late of the table by invitation as it was before", async () => {
    const { id, invitation } = await ada.open({ visibility: "invitation", options: { rounds: 1 } });
    await bea.post(`/v1/games/${id}/seats`, { invitation });
    const viewer = followed(bea.at(otherHouse.url), id, { after: 0 });
    await viewer.until((frames) => frames.some(({ id }) => id === 3));
    expect(viewer.frames.map(({ id }) => id)).toEqual([undefined, 1, 2, 3]);
    await viewer.stop();
  });

  it("ends with the session of its viewer", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { id } = await begunGame([ada, bea]);
    const leaver = await guest(house.url, "Lea");
    const [signedOut, stays, nobody] = [leaver, bea, new Caller(house.url)].map((viewer) => followed(viewer, id, {}));
    for (const viewer of [signedOut, stays, nobody]) await viewer?.until((frames) => frames.length > 0);
    await leaver.call("DELETE", "/v1/session");
    vi.advanceTimersByTime(60_000);
    expect(await signedOut?.ended).toBe("closed by the server");
    await bidFirst(ada, id);
    for (const viewer of [stays, nobody]) {
      await viewer?.until((frames) => stepsOf(frames).length === 1);
      await viewer?.stop();
    }
  });

  it("ends cleanly when the process is asked to stop", async () => {
    const third = await openHouse(database);
    const { id } = await begunGame([ada, bea]);
    const viewer = followed(ada.at(third.url), id, {});
    await viewer.until((frames) => frames.length > 0);
    await third.close();
    expect(await viewer.ended).toBe("closed by the server");
  });
});
