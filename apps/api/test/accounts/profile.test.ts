import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { profilesOf } from "../../src/stores/accounts/profiles-store.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startServer(database);
});
afterAll(() => server.close());

const path = "/v1/account/profile";
const fresh = {
  language: "en",
  timeZone: "UTC",
  quietHours: null,
  weekendsOff: false,
  spokenLanguages: [],
  colour: null,
  showsPresence: true,
};

describe("a profile", () => {
  it("begins with the preferences that the browser sent", async () => {
    const newcomer = { name: "Aude", language: "fr", timeZone: "Europe/Paris" };
    const { token } = await new Caller(server.url).post<{ token: string }>("/v1/guests", newcomer);
    expect(await new Caller(server.url, token).get(path)).toEqual({
      ...fresh,
      language: "fr",
      timeZone: "Europe/Paris",
    });
  });

  it("changes only the given fields", async () => {
    const ada = await guest(server.url, "Ada");
    expect(await ada.get(path)).toEqual(fresh);
    const quietHours = { from: "23:00", to: "07:30" };
    await ada.call("PATCH", path, { quietHours, weekendsOff: true });
    await ada.call("PATCH", path, { spokenLanguages: ["fr", "de"], colour: "vert" });
    const expected = { ...fresh, quietHours, weekendsOff: true, spokenLanguages: ["fr", "de"], colour: "vert" };
    expect(await ada.get(path)).toEqual(expected);
    await ada.call("PATCH", path, { quietHours: null });
    expect(await ada.get(path)).toEqual({ ...expected, quietHours: null });
  });

  it("keeps both of two concurrent changes", async () => {
    const bea = await guest(server.url, "Bea");
    const changes = [{ language: "fr" }, { weekendsOff: true }, { colour: "or" }, { timeZone: "Asia/Tokyo" }];
    await Promise.all(changes.map((change) => bea.call("PATCH", path, change)));
    expect(await bea.get(path)).toEqual({ ...fresh, ...Object.assign({}, ...changes) });
  });

  it.each([
    ["an unknown time zone", { timeZone: "Mars/Olympus" }],
    ["an offset without summer time", { timeZone: "+02:00" }],
    ["quiet hours of more than nine hours", { quietHours: { from: "21:00", to: "06:01" } }],
    ["endless quiet hours", { quietHours: { from: "21:00", to: "21:00" } }],
    ["an invalid time", { quietHours: { from: "24:00", to: "06:00" } }],
    ["a language that the server does not support", { language: "tlh" }],
    ["an unknown field", { isAdministrator: true }],
  ])("rejects %s", async (_what, change) => {
    const cyr = await guest(server.url, "Cyr");
    expect(await cyr.call("PATCH", path, change)).toMatchObject({ status: 400, body: { code: "malformed-request" } });
    expect(await cyr.get(path)).toEqual(fresh);
  });

  it("is not visible without a session", async () => {
    expect(await new Caller(server.url).call("GET", path)).toMatchObject({ status: 401 });
  });

  it("can be loaded for many accounts at once, with defaults for those without one", async () => {
    const ada = await guest(server.url, "Ada");
    await ada.call("PATCH", path, { timeZone: "America/New_York" });
    const profiles = await profilesOf(database.pool, [ada.id, "nobody"]);
    expect([...profiles]).toEqual([
      [ada.id, { ...fresh, timeZone: "America/New_York" }],
      ["nobody", fresh],
    ]);
  });
});
