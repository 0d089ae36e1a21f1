import { it } from "vitest";
import { bots } from "../../bots/index.ts";
import { matchesTranscript, transcriptOf } from "../../testing/transcript.ts";
import { village } from "./ruleset.ts";

it("tells a game of two greedy families as seen by one of them", () => {
  const text = transcriptOf(village, { seats: 2, options: {}, seed: 1102, audience: 0, bot: bots.medium });
  matchesTranscript(new URL("./transcripts/two-seats-as-seat-0.txt", import.meta.url), text);
});

it("tells a game of four random families as seen by a spectator", () => {
  const text = transcriptOf(village, { seats: 4, options: {}, seed: 1066, audience: "spectator" });
  matchesTranscript(new URL("./transcripts/four-seats-as-spectator.txt", import.meta.url), text);
});
