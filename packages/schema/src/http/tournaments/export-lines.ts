import { z } from "zod";
import { sha256, version } from "../../ids.ts";
import { tournamentId } from "../games/game-in-tournament.ts";

/** The first line of an exported tournament: what follows, and the values to verify it against. */
export const tournamentManifest = z.strictObject({
  format: z.literal("seneschal-tournament-1"),
  tournament: tournamentId,
  events: version,
  scheme: z.union([z.literal(1), z.literal(2)]),
  revision: z.int().min(1),
  commitment: sha256,
  secret: sha256,
  head: sha256,
});
export type TournamentManifest = z.output<typeof tournamentManifest>;

/** Every further line: one event. */
export const tournamentEventLine = z.strictObject({
  tournament: tournamentId,
  version,
  at: z.iso.datetime({ precision: 3 }),
  by: z.string().nullable(),
  type: z.string(),
  body: z.record(z.string(), z.unknown()),
  digest: sha256,
});
