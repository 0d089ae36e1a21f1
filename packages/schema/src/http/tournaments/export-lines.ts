import { z } from "zod";
import { instant, sha256, version } from "../../ids.ts";
import { tournamentId } from "../games/game-in-tournament.ts";
import { tournamentEvent } from "./events.ts";

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

/**
 * A line of an exported tournament, for the API document: the manifest, or one event. Files are read with `tournamentManifest`
 * and `tournamentEventLine`, which accept the events of later versions of the server, too.
 */
export const tournamentLogLine = z
  .union([
    tournamentManifest.meta({ id: "TournamentLogManifest" }),
    z.discriminatedUnion("type", documentedLines()).meta({ id: "TournamentLogEvent" }),
  ])
  .meta({ id: "TournamentLogLine" });

function documentedLines() {
  const [first, ...others] = tournamentEvent.options.map(({ shape: { type, ...body } }) =>
    z.object({ ...tournamentEventLine.shape, at: instant, type, body: z.object(body) }),
  );
  if (first === undefined) throw new Error("there are no events");
  return [first, ...others] as const;
}
