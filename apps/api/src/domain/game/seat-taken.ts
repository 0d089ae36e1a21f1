import { randomBytes } from "node:crypto";
import type { Seat } from "@seneschal/engine";
import type { EventOf, Newcomer } from "./events.ts";
import { type ChanceSource, expectedEntropyOf } from "./game-chance.ts";

/** Somebody takes a seat, and adds to the game's chance what they gave; nothing given, what the scheme says. */
export function seatTaken(source: ChanceSource, seat: Seat, newcomer: Newcomer, given?: string): EventOf<"SeatTaken"> {
  if (given !== undefined) return { type: "SeatTaken", seat, newcomer, entropy: given, entropyFrom: "player" };
  // A game of scheme 1 that still gathers its players leaves it to the server.
  const entropy = expectedEntropyOf(source, seat) ?? randomBytes(16).toString("hex");
  return { type: "SeatTaken", seat, newcomer, entropy, entropyFrom: "house" };
}
