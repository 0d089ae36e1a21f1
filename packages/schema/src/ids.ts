import { z } from "zod";

/** The id of a game. */
export const gameId = z.uuid().meta({ description: "The game, a UUID." });
/** A seat, numbered from 0. */
export const seat = z.int().min(0).max(9).meta({ description: "A place at the table, from 0." });
/** The number of an event in its game's stream, 1…n without gaps; 0 is before the first. */
export const version = z
  .int()
  .min(0)
  .max(2_147_483_647)
  .meta({ description: "Number of an event in its game, 1…n without gaps." });
export const accountId = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/)
  .meta({ description: "An account, opaque." });
/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime().meta({ description: "An instant in UTC, ISO 8601." });
/** 64 hexadecimal digits: a SHA-256 hash or HMAC. */
export const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ description: "64 hexadecimal digits." });
/** 16 bytes that a player adds to the game's chance, as 32 hexadecimal digits. */
export const entropy = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .meta({ description: "16 bytes that a player adds to the game's chance, as 32 hexadecimal digits." });
/** Who a view is for: a seat, spectators, or the arbiter, who sees everything (finished games only). */
export const audience = z.union([seat, z.literal("spectator"), z.literal("arbiter")]);
