import { z } from "zod";
import { accountId, instant, seat, version } from "../../ids.ts";
import { nameLengthMax } from "../form-checks.ts";
import { readableText, searchText } from "../readable-text.ts";

export const accountName = readableText(nameLengthMax).meta({ description: "Display name." });

/** How reliable a player is, from games with other people. */
export const reliability = z
  .object({
    finished: z.int().min(0).meta({ description: "Finished games." }),
    dropped: z.int().min(0).meta({ description: "Games abandoned or lost on time." }),
    running: z.int().min(0),
    percent: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .meta({ description: "Percentage of ended games that were finished; null if there are none." }),
    medianAnswerSeconds: z
      .int()
      .nullable()
      .meta({ description: "Median reply time in games with clocks, except live games." }),
  })
  .meta({ id: "Reliability" });
export type Reliability = z.infer<typeof reliability>;

/** Whether a name identifies its player. */
export const nameKind = z.enum(["registered", "unclaimed", "guest", "bot"]).meta({
  id: "NameKind",
  description:
    "`registered`: a unique name. `unclaimed`: an account from before names were unique, whose name an older account has registered. `guest`: not registered; other guests may use the same name. `bot`: the unique name of a bot account, played by a program.",
});
export type NameKind = z.infer<typeof nameKind>;

/** A guest, a registered account, or a bot account. */
export const accountKind = z.enum(["guest", "member", "bot"]).meta({
  id: "AccountKind",
  description: "`bot`: a program plays; another account owns it.",
});
export type AccountKind = z.infer<typeof accountKind>;

export const player = z
  .object({
    account: accountId,
    name: z.string(),
    kind: accountKind,
    nameKind,
    since: instant,
    reliability,
  })
  .meta({ id: "Player" });
export type Player = z.infer<typeof player>;

/** The players found by the start of their name; people you have played with come first. */
export const playersNamed = z
  .object({
    players: z.array(
      player.pick({ account: true, name: true, kind: true, nameKind: true }).extend({
        gamesTogether: z.int().min(0).meta({ description: "Games you have played together." }),
      }),
    ),
  })
  .meta({ id: "PlayersNamed" });
export const playersQuery = z.strictObject({ name: searchText(40) });

/** The requirements for players who join. Players without ended games meet `percentLeast`. */
export const entryRequirements = z
  .strictObject({
    finishedLeast: z.int().min(0).max(100).default(0).meta({ description: "Number of finished games." }),
    percentLeast: z.int().min(0).max(100).default(0).meta({ description: "Finished games in percent of ended ones." }),
  })
  .meta({ id: "EntryRequirements" });
export type EntryRequirements = z.infer<typeof entryRequirements>;

/** The first requirement that a player does not meet. */
export const unmetRequirement = z
  .object({ what: z.enum(["finished", "percent"]), min: z.int().min(0), own: z.int().min(0) })
  .meta({ id: "UnmetRequirement" });
export type UnmetRequirement = z.infer<typeof unmetRequirement>;

export const seatTenure = z
  .object({
    seat,
    since: version,
    sinceAt: instant,
    kind: z.enum(["person", "bot", "caretaker"]),
    account: accountId.nullable(),
    name: z.string().nullable(),
    nameKind: nameKind.nullable().meta({ description: "None for bots, and for accounts that are no more." }),
    untilAt: instant.nullable(),
    end: z.enum(["resigned", "out-of-time", "absent", "taken-over", "replaced", "finished", "closed"]).nullable(),
  })
  .meta({ id: "SeatTenure" });
export const seatHistory = z.object({ tenures: z.array(seatTenure) }).meta({ id: "SeatHistory" });
export type SeatHistory = z.infer<typeof seatHistory>;
