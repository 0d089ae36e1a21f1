import { it } from "vitest";
import { matchesTranscript, transcriptOf } from "../../testing/transcript.ts";
import { middleAges } from "./ruleset.ts";

it("tells a game of two as seen by one of them", () => {
  const text = transcriptOf(middleAges, { seats: 2, options: {}, seed: 1102, audience: 0 });
  matchesTranscript(new URL("./transcripts/two-seats-as-seat-0.txt", import.meta.url), text);
});

it("tells a game of five as seen by a spectator", () => {
  const text = transcriptOf(middleAges, { seats: 5, options: {}, seed: 1066, audience: "spectator" });
  matchesTranscript(new URL("./transcripts/five-seats-as-spectator.txt", import.meta.url), text);
});
