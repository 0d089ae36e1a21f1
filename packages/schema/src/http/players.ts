import { z } from "zod";
import { accountId, instant, seat, version } from "../ids.ts";
import { soughtText } from "./readable-text.ts";

/** How far the others can count on somebody: of the games with others at the table. */
export const reliability = z
  .object({
    finished: z.int().min(0).meta({ description: "Games played to their end." }),
    dropped: z.int().min(0).meta({ description: "Games left, or lost to the clock, without coming back." }),
    running: z.int().min(0),
    percent: z.int().min(0).max(100).nullable().meta({ description: "Finished of those that ended; none yet." }),
    medianAnswerSeconds: z
      .int()
      .nullable()
      .meta({ description: "Half of the answers came faster, at tables with clocks that are not live." }),
  })
  .meta({ id: "Reliability" });
export type Reliability = z.infer<typeof reliability>;

/** How much a name says of who bears it. */
export const nameKind = z.enum(["registered", "unclaimed", "guest"]).meta({
  id: "NameKind",
  description:
    "`registered`: nobody else may take a name that looks the same. `unclaimed`: a member from before names were unique, whose name an older account has registered. `guest`: a name that is not registered; others may bear it too.",
});
export type NameKind = z.infer<typeof nameKind>;

export const player = z
  .object({
    account: accountId,
    name: z.string(),
    kind: z.enum(["guest", "member"]),
    nameKind,
    since: instant,
    reliability,
  })
  .meta({ id: "Player" });
export type Player = z.infer<typeof player>;

/** Whoever may be meant by the beginning of a name, those one has played with first. */
export const playersNamed = z
  .object({
    players: z.array(
      player.pick({ account: true, name: true, kind: true, nameKind: true }).extend({
        gamesTogether: z.int().min(0).meta({ description: "Games that you have played at the same table." }),
      }),
    ),
  })
  .meta({ id: "PlayersNamed" });
export const playersQuery = z.strictObject({ name: soughtText(40) });

/** What a table asks of those who sit down. Who has ended no game yet has broken no word. */
export const entry = z
  .strictObject({
    finishedLeast: z.int().min(0).max(100).default(0).meta({ description: "So many games played to their end." }),
    percentLeast: z.int().min(0).max(100).default(0).meta({ description: "Of the games that ended, so many percent." }),
  })
  .meta({ id: "Entry" });
export type Entry = z.infer<typeof entry>;

/** The first part of it that somebody does not fulfil. */
export const lack = z
  .object({ what: z.enum(["finished", "percent"]), least: z.int().min(0), own: z.int().min(0) })
  .meta({ id: "Lack" });
export type Lack = z.infer<typeof lack>;

export const holding = z
  .object({
    seat,
    since: version,
    sinceAt: instant,
    kind: z.enum(["person", "bot", "caretaker"]),
    account: accountId.nullable(),
    name: z.string().nullable(),
    nameKind: nameKind.nullable().meta({ description: "None for bots, and for accounts that are no more." }),
    untilAt: instant.nullable(),
    end: z.enum(["resigned", "out-of-time", "taken-over", "replaced", "finished", "closed"]).nullable(),
  })
  .meta({ id: "Holding" });
export const holdings = z.object({ holdings: z.array(holding) }).meta({ id: "Holdings" });
export type Holdings = z.infer<typeof holdings>;
