import { it } from "vitest";
import { matchesTranscript, transcriptOf } from "../../testing/transcript.ts";
import { exampleGame } from "./ruleset.ts";

const transcript = (name: string) => new URL(`./transcripts/${name}.txt`, import.meta.url);

it("tells a game as seen by a player", () => {
  const { min: seats } = exampleGame.seats;
  matchesTranscript(transcript("as-seat-0"), transcriptOf(exampleGame, { seats, options: {}, seed: 7, audience: 0 }));
});

it("tells a game as seen by a spectator", () => {
  const { max: seats } = exampleGame.seats;
  const text = transcriptOf(exampleGame, { seats, options: {}, seed: 8, audience: "spectator" });
  matchesTranscript(transcript("as-spectator"), text);
});
