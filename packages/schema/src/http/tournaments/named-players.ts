import { z } from "zod";
import { accountId } from "../../ids.ts";
import { accountName } from "../accounts/players.ts";
import { newClubName } from "./clubs.ts";
import { player } from "./plan.ts";

const namedPlayer = player.meta({ description: "A player that a director entered by name: `named-1`." });

/** Players that a director entered by name. Their events have the names they were given. */
export const namedPlayerEvents = [
  z.object({ type: z.literal("PlayerRenamed"), player: namedPlayer, name: z.string() }),
  z.object({
    type: z.literal("LinkOffered"),
    player: namedPlayer,
    account: accountId.nullable().meta({ description: "Null: the offer was withdrawn." }),
  }),
  z.object({ type: z.literal("LinkDeclined"), player: namedPlayer, account: accountId }),
  z
    .object({ type: z.literal("PlayerLinked"), player: namedPlayer, account: accountId })
    .meta({ description: "The account confirmed that it is this player. The player keeps the id and the results." }),
] as const;

const club = newClubName.optional().meta({ description: "The club of the player. Missing: it stays as it is." });

const newEntrant = z
  .union([
    z.strictObject({ name: accountName, club }).meta({ description: "A player without an account." }),
    z
      .strictObject({ account: accountId, club })
      .meta({ description: "Only if the tournament is played on physical boards." }),
  ])
  .meta({ id: "NewEntrant" });

/** Actions of directors. */
export const namedPlayerActions = [
  z.strictObject({ type: z.literal("enter-players"), players: z.array(newEntrant).min(1).max(256) }).meta({
    description: "Enters players by name, or by account, also before registration opens. All of them, or none.",
  }),
  z.strictObject({ type: z.literal("rename-player"), player: namedPlayer, name: accountName }),
  z.strictObject({ type: z.literal("link-player"), player: namedPlayer, account: accountId.nullable() }).meta({
    description: "Asks an account to confirm that it is this player. Without an account, the offer is withdrawn.",
  }),
] as const;

/** Answers of the account that a director wants to link. */
export const ownLinkActions = [
  z.strictObject({ type: z.literal("accept-link"), player: namedPlayer }),
  z.strictObject({ type: z.literal("decline-link"), player: namedPlayer }),
] as const;

/** How many lines of a pasted list are read. */
const linesMax = 300;

export const newPlayerList = z
  .strictObject({
    text: z
      .string()
      .max(20_000)
      .refine((text) => text.split("\n").length <= linesMax, `at most ${linesMax} lines`)
      .meta({
        description:
          "One name per line, with the club after a semicolon. Numbers before names, tabs and empty lines are ignored.",
      }),
  })
  .meta({ id: "NewPlayerList" });

export const playerList = z
  .object({
    lines: z.array(
      z.object({
        line: z.int().min(1),
        name: z.string(),
        club: z.string().nullable().meta({ description: "The club in the line, if it has one." }),
        state: z.enum(["new", "repeated", "registered", "unreadable"]).meta({
          description:
            "`repeated`: an earlier line has the same name. `registered`: a player of the tournament has this name. `unreadable`: too long, or with characters that cannot be shown.",
        }),
        account: accountId.nullable().meta({ description: "The registered account with exactly this name." }),
      }),
    ),
  })
  .meta({ id: "PlayerList" });
export type PlayerList = z.infer<typeof playerList>;
