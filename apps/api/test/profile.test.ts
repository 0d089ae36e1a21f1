import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { profilesOf } from "../src/read-models/profiles-store.ts";
import { Caller, guest } from "./support/caller.ts";
import { type House, openHouse } from "./support/house.ts";
import { testDatabase } from "./support/test-database.ts";

const database = testDatabase();
let house: House;
beforeAll(async () => {
  house = await openHouse(database);
});
afterAll(() => house.close());

const path = "/v1/account/profile";
const fresh = {
  language: "en",
  timeZone: "UTC",
  quietHours: null,
  weekendsOff: false,
  spokenLanguages: [],
  colour: null,
};

describe("a profile", () => {
  it("begins with what the browser said at the door", async () => {
    const newcomer = { name: "Aude", language: "fr", timeZone: "Europe/Paris" };
    const { token } = await new Caller(house.url).post<{ token: string }>("/v1/guests", newcomer);
    expect(await new Caller(house.url, token).get(path)).toEqual({
      ...fresh,
      language: "fr",
      timeZone: "Europe/Paris",
    });
  });

  it("changes in what is named and in nothing else", async () => {
    const ada = await guest(house.url, "Ada");
    expect(await ada.get(path)).toEqual(fresh);
    const quietHours = { from: "23:00", to: "07:30" };
    await ada.call("PATCH", path, { quietHours, weekendsOff: true });
    await ada.call("PATCH", path, { spokenLanguages: ["fr", "de"], colour: "vert" });
    const expected = { ...fresh, quietHours, weekendsOff: true, spokenLanguages: ["fr", "de"], colour: "vert" };
    expect(await ada.get(path)).toEqual(expected);
    await ada.call("PATCH", path, { quietHours: null });
    expect(await ada.get(path)).toEqual({ ...expected, quietHours: null });
  });

  it("keeps both of two changes made at once", async () => {
    const bea = await guest(house.url, "Bea");
    const changes = [{ language: "fr" }, { weekendsOff: true }, { colour: "or" }, { timeZone: "Asia/Tokyo" }];
    await Promise.all(changes.map((change) => bea.call("PATCH", path, change)));
    expect(await bea.get(path)).toEqual({ ...fresh, ...Object.assign({}, ...changes) });
  });

  it.each([
    ["a time zone that is nowhere", { timeZone: "Mars/Olympus" }],
    ["an offset, which knows no summer", { timeZone: "+02:00" }],
    ["a night of more than nine hours", { quietHours: { from: "21:00", to: "06:01" } }],
    ["a night without end", { quietHours: { from: "21:00", to: "21:00" } }],
    ["a time that no clock shows", { quietHours: { from: "24:00", to: "06:00" } }],
    ["a language that the house does not write", { language: "tlh" }],
    ["an unknown field", { isAdministrator: true }],
  ])("takes no %s", async (_what, change) => {
    const cyr = await guest(house.url, "Cyr");
    expect(await cyr.call("PATCH", path, change)).toMatchObject({ status: 400, body: { code: "malformed-request" } });
    expect(await cyr.get(path)).toEqual(fresh);
  });

  it("is shown to nobody without a session", async () => {
    expect(await new Caller(house.url).call("GET", path)).toMatchObject({ status: 401 });
  });

  it("is known to the house for many at once, also where nothing was told", async () => {
    const ada = await guest(house.url, "Ada");
    await ada.call("PATCH", path, { timeZone: "America/New_York" });
    const profiles = await profilesOf(database.pool, [ada.id, "nobody"]);
    expect([...profiles]).toEqual([
      [ada.id, { ...fresh, timeZone: "America/New_York" }],
      ["nobody", fresh],
    ]);
  });
});
