import { it } from "vitest";
import { matchesTranscript, transcriptOf } from "../../testing/transcript.ts";
import { fief1429 } from "./ruleset.ts";
import { grownRealm } from "./testing/grown-realm.fixture.ts";
import { plainOptions } from "./testing/realm.fixture.ts";

it("tells two turns of three families as seen by one of them", () => {
  const options = { ...plainOptions, turns: 2 };
  const text = transcriptOf(fief1429, { seats: 3, options, seed: 1429, audience: 0 });
  matchesTranscript(new URL("./transcripts/three-seats-as-seat-0.txt", import.meta.url), text);
});

it("tells a turn of four families in a grown realm as seen by a spectator", () => {
  const options = { ...plainOptions, turns: 1, isFirstTurnCalm: true };
  const text = transcriptOf(grownRealm, { seats: 4, options, seed: 1431, audience: "spectator" });
  matchesTranscript(new URL("./transcripts/grown-realm-as-spectator.txt", import.meta.url), text);
});
