import { tournaments as schemas } from "@seneschal/schema";
import type { Recorded } from "@seneschal/tournament";

export interface TournamentEventRow {
  readonly version: number;
  readonly type: string;
  readonly body: object;
  readonly at: Date;
  readonly by: string | null;
  readonly digest: string;
  readonly secret: string | null;
}

/** An event of the log as the rules of tournaments read it. */
export const recordedOf = ({
  version,
  type,
  body,
  at,
  by,
}: Pick<TournamentEventRow, "version" | "type" | "body" | "at" | "by">): Recorded => ({
  version,
  at: at.toISOString(),
  by,
  event: schemas.tournamentEvent.parse({ ...body, type }),
});
