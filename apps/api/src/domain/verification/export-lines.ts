import { canonicalJson, gameId, sha256, version } from "@seneschal/schema";
import { z } from "zod";
import type { RecordedEvent } from "../game/events.ts";
import type { Game } from "../game/game.ts";
import { bodyTextOf } from "../game/proof/digest.ts";

/** The first line of an exported game: what follows, and the values to verify it against. */
export const manifest = z.strictObject({
  format: z.literal("seneschal-game-1"),
  game: gameId,
  ruleset: z.string(),
  revision: z.int(),
  events: version,
  /** Missing in games of scheme 1. */
  chanceScheme: z.literal(2).optional(),
  commitment: sha256,
  secret: sha256,
  head: sha256,
});
export type Manifest = z.output<typeof manifest>;

/** Every further line: one event. */
export const eventLine = z.strictObject({
  game: gameId,
  version,
  at: z.iso.datetime({ precision: 3 }),
  type: z.string(),
  body: z.record(z.string(), z.unknown()),
  digest: sha256,
});

export function manifestOf({ id, settings, version, secret, digest }: Game): Manifest {
  const { ruleset, revision, commitment, chanceScheme } = settings;
  return {
    format: "seneschal-game-1",
    game: id,
    ruleset,
    revision,
    events: version,
    ...(chanceScheme && { chanceScheme }),
    commitment,
    secret,
    head: digest,
  };
}

export function manifestLineOf(game: Game): string {
  return canonicalJson(manifestOf(game));
}

export function eventLineOf({ game, version, at, event, digest }: RecordedEvent): string {
  const [instant, signed, id, type] = [at, digest, game, event.type].map((value) => JSON.stringify(value));
  const body = bodyTextOf(event);
  return `{"at":${instant},"body":${body},"digest":${signed},"game":${id},"type":${type},"version":${version}}`;
}
