import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { tournamentCommitmentOf, tournamentDigestOf, tournamentDrawOf } from "./chance.ts";

const id = "00000000-0000-4000-8000-000000000001";
const bytes = Buffer.from(Array.from({ length: 32 }, (_, byte) => byte));
const secret = bytes.toString("hex");
const hmacOf = (text: string) => createHmac("sha256", bytes).update(text).digest("hex");

it("the commitment of scheme 2 is SHA-256 of the secret", () => {
  const commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
  expect(tournamentCommitmentOf({ id, secret, scheme: 2 })).toBe(commitment);
});

it("the commitment of scheme 1 covers the id of the tournament", () => {
  const commitment = createHash("sha256").update(`seneschal/tournament\0${id}\0`).update(bytes).digest("hex");
  expect(tournamentCommitmentOf({ id, secret, scheme: 1 })).toBe(commitment);
});

it("a draw is HMAC-SHA-256 of its name", () => {
  expect(tournamentDrawOf(secret, "lot é\u{1f3f0}")).toBe(hmacOf("seneschal/tournament\0lot é\u{1f3f0}"));
});

it("a digest is HMAC-SHA-256 of the previous one and the event", () => {
  const event = { tournament: id, version: 2, at: "2027-01-01T00:00:00.000Z", by: null, type: "EntryOpened", body: {} };
  const text = `abc{"at":"2027-01-01T00:00:00.000Z","body":{},"by":null,"tournament":"${id}","type":"EntryOpened","version":2}`;
  expect(tournamentDigestOf(secret, "abc", event)).toBe(hmacOf(text));
});
