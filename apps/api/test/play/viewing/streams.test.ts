import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { testDatabase } from "../../support/database/test-database.ts";
import { begunGame, bidFirst, Caller, guest, playOn } from "../../support/server/caller.ts";
import { type Frame, followed } from "../../support/server/followed.ts";
import { startServer, type TestServer } from "../../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let otherServer: TestServer;
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  // Acts as two API processes: they share nothing but the database.
  [server, otherServer] = [await startServer(database), await startServer(database)];
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
});
afterAll(async () => {
  await server.close();
  await otherServer.close();
});

const stepsOf = (frames: readonly Frame[]) => frames.filter(({ event }) => event === "step");
const versionsOf = (frames: readonly Frame[]) => stepsOf(frames).map(({ id }) => id);

describe("the live stream", () => {
  it("delivers every step to each viewer with its own view, also from another process", async () => {
    const { id, version } = await begunGame([ada, bea], { options: { rounds: 2 } });
    const here = followed(ada, id, { after: version });
    const there = followed(bea.at(otherServer.url), id, { after: version });
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

  it("resumes at another process without loss or repetition", async () => {
    const { id, version } = await begunGame([ada, bea], { options: { rounds: 30 } });
    const seen: Frame[] = [];
    for (let part = 0; part < 6; part++) {
      const url = part % 2 === 0 ? server.url : otherServer.url;
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

  it("delivers a whole game from its first step with after=0", async () => {
    const { id } = await begunGame([ada, bea], { options: { rounds: 40 } });
    await playOn([ada, bea], id);
    const { version } = await ada.get<{ version: number }>(`/v1/games/${id}`);
    const viewer = followed(ada.at(otherServer.url), id, { after: 0 });
    await viewer.until((frames) => versionsOf(frames).at(-1) === version);
    expect(versionsOf(viewer.frames)).toEqual(Array.from({ length: version - 3 }, (_, step) => step + 4));
    await viewer.stop();
  });

  it("announces players, the start, and the end", async () => {
    const { id } = await ada.open({ options: { rounds: 1 } });
    const viewer = followed(ada.at(otherServer.url), id, {});
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

  it("works again after its database connection broke", async () => {
    const { id, version } = await begunGame([ada, bea], { options: { rounds: 5 } });
    const viewer = followed(ada.at(otherServer.url), id, { after: version });
    await viewer.until((frames) => frames.length > 0);
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
    );
    await bidFirst(ada, id);
    await viewer.until((frames) => versionsOf(frames).includes(version + 1));
    await viewer.stop();
  });

  it("ends for players who leave an invitation-only game before the start", async () => {
    const { id, invitation } = await ada.open({ visibility: "invitation", options: { rounds: 1 } });
    await bea.post(`/v1/games/${id}/seats`, { invitation });
    const host = followed(ada, id, { after: 0 });
    const leaver = followed(bea.at(otherServer.url), id, { after: 0 });
    await leaver.until((frames) => frames.length > 0);
    await bea.call("DELETE", `/v1/games/${id}/seats/1`);
    await ada.post(`/v1/games/${id}/bots`, { bot: "medium" });
    await ada.post(`/v1/games/${id}/start`);
    expect(await leaver.ended).toBe("closed by the server");
    expect(stepsOf(leaver.frames)).toEqual([]);
    await host.until((frames) => stepsOf(frames).length > 0);
    await host.stop();
  });

  it("shows latecomers of an invitation-only game how it was before", async () => {
    const { id, invitation } = await ada.open({ visibility: "invitation", options: { rounds: 1 } });
    await bea.post(`/v1/games/${id}/seats`, { invitation });
    const viewer = followed(bea.at(otherServer.url), id, { after: 0 });
    await viewer.until((frames) => frames.some(({ id }) => id === 3));
    expect(viewer.frames.map(({ id }) => id)).toEqual([undefined, 1, 2, 3]);
    await viewer.stop();
  });

  it("ends with the session of its viewer", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { id } = await begunGame([ada, bea]);
    const leaver = await guest(server.url, "Lea");
    const [signedOut, stays, nobody] = [leaver, bea, new Caller(server.url)].map((viewer) => followed(viewer, id, {}));
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

  it("ends cleanly when the process is stopped", async () => {
    const third = await startServer(database);
    const { id } = await begunGame([ada, bea]);
    const viewer = followed(ada.at(third.url), id, {});
    await viewer.until((frames) => frames.length > 0);
    await third.close();
    expect(await viewer.ended).toBe("closed by the server");
  });
});
