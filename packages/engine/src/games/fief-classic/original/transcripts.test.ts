import { it } from "vitest";
import { matchesTranscript, transcriptOf } from "../../../testing/transcript.ts";
import { grownRealm } from "../testing/grown-realm.fixture.ts";
import { fiefOriginal } from "./ruleset.ts";

const options = { goal: "none", turns: 2, hasStartingLord: true } as const;

it("tells two turns of three families as seen by one of them", () => {
  const text = transcriptOf(fiefOriginal, { seats: 3, options, seed: 1984, audience: 0 });
  matchesTranscript(new URL("./transcripts/three-seats-as-seat-0.txt", import.meta.url), text);
});

it("tells two turns of four families in a grown realm as seen by a spectator", () => {
  const text = transcriptOf(grownRealm(fiefOriginal), { seats: 4, options, seed: 1985, audience: "spectator" });
  matchesTranscript(new URL("./transcripts/grown-realm-as-spectator.txt", import.meta.url), text);
});
