import { z } from "zod";
import { type RulesetSchema, unionBy } from "../games/ruleset-schema.ts";
import { accountId, entropy, gameId, instant, seat, sha256, version } from "../ids.ts";
import { accountName } from "./account-name.ts";
import { pace, seatClock, timeControl } from "./clocks.ts";
import { entry, lack, nameKind } from "./players.ts";
import { readableText } from "./readable-text.ts";
import { gameInTournament } from "./tournaments/game-in-tournament.ts";

export const botLevels = ["random", "greedy", "search"] as const;
export const botLevel = z.enum(botLevels);
export type BotLevel = z.infer<typeof botLevel>;
/** `closed`: cancelled or expired before it began, or ended by its players without a result. */
export const gameStates = ["open", "running", "finished", "closed"] as const;
export const closing = z.enum(["cancelled", "expired", "vote", "annulled", "deadline"]);
/** What shall become of a seat that was left: wait for somebody, let the caretaker play on, or end the game. */
export const leaverWishes = ["wait", "caretaker", "end"] as const;
export type LeaverWish = (typeof leaverWishes)[number];
export const leaverWish = z.enum(leaverWishes).meta({
  description: "Wait for somebody, let the caretaker play on, or end the game without a result.",
});
export const visibility = z.enum(["public", "invitation"]);

/** The number of a question stays while others answer it and changes when it is asked anew. */
export const question = z
  .object({
    number: z.int(),
    kind: z.string(),
    seats: z.array(seat),
    concerns: z.array(seat).meta({ description: "Those of the asked whom it touches, as all can see." }),
  })
  .meta({ id: "Question" });
export const outcome = z
  .object({ ranking: z.array(z.object({ seat, rank: z.int().min(1), score: z.number() })) })
  .meta({ id: "Outcome" });

export const sitter = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("nobody") }),
    z.object({
      kind: z.literal("person"),
      account: accountId,
      name: z.string(),
      nameKind,
      isReady: z.boolean().meta({ description: "Of a table that asks before it begins: this player said yes." }),
      companionOf: accountId
        .nullable()
        .meta({ description: "Plays at the screen of this account; none: at their own." }),
    }),
    z.object({ kind: z.literal("bot"), bot: botLevel }),
    z
      .object({
        kind: z.literal("caretaker"),
        bot: botLevel,
        account: accountId,
        name: z.string(),
        nameKind,
        openUntil: instant.nullable().meta({ description: "Until then anybody may take the seat over." }),
        waits: z.boolean().meta({ description: "The players wait for somebody: the bot does not play." }),
        ballots: z.array(z.object({ seat, wish: leaverWish })),
      })
      .meta({ description: "Left: a bot plays on in the place of the person." }),
  ])
  .meta({ id: "Sitter" });

export const fairness = z
  .object({
    commit: sha256.meta({
      description: "Binds the server to the secret that all chance is drawn from, fixed at the opening.",
    }),
    secret: sha256.nullable().meta({ description: "The secret itself, shown when the game is over." }),
  })
  .meta({ id: "Fairness" });

/** How far behind those who only watch are kept. */
export const spectatorDelay = z
  .strictObject({
    moves: z.int().min(0).max(100),
    minutes: z.int().min(0).max(1440),
  })
  .meta({ id: "SpectatorDelay", description: "Who only watches sees a step when both have passed." });
export type SpectatorDelay = z.infer<typeof spectatorDelay>;

export const gameName = readableText(60).meta({ description: "What the lobby calls the game." });

export const sitDown = z
  .strictObject({
    seat: seat.optional().meta({ description: "The first free one, if you do not say." }),
    invitation: z.string().max(64).optional(),
    entropy: entropy.optional(),
  })
  .meta({ id: "SitDown" });
/** Somebody who plays at the same screen as the host, by a name alone. */
export const newCompanion = z
  .strictObject({
    name: accountName,
    seat: seat.optional().meta({ description: "The first free one, if you do not say." }),
    entropy: entropy.optional(),
  })
  .meta({ id: "NewCompanion" });
export const readiness = z.strictObject({ isReady: z.boolean() }).meta({ id: "Readiness" });
/** Somebody whom the host asks to come, whether or not a seat is kept for them. */
export const newInvitation = z
  .strictObject({
    account: accountId,
    seat: seat.optional().meta({ description: "Kept for them alone; any free one, if you do not say." }),
  })
  .meta({ id: "NewInvitation" });
export const invited = z
  .object({ account: accountId, name: z.string(), nameKind, seat: seat.nullable() })
  .meta({ id: "Invited" });
export const seatBot = z.strictObject({ seat: seat.optional(), bot: botLevel }).meta({ id: "SeatBot" });
export const newBallot = z.strictObject({ about: seat, wish: leaverWish }).meta({ id: "NewBallot" });
export const invitation = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .meta({ description: "The code of an invitation link." });

export const rulesetIdOf = (register: readonly RulesetSchema[]) =>
  z.enum(register.map(({ id }) => id) as [string, ...string[]]);

/** What the lobby reads and writes, for these rulesets. */
export function lobbySchemas<Words extends RulesetSchema>(register: readonly Words[]) {
  const rulesetId = rulesetIdOf(register);
  const game = gameOf(rulesetId);
  return {
    rulesetId,
    game,
    gamesPage: z.object({ games: z.array(game), next: z.string().nullable() }).meta({ id: "GamesPage" }),
    gamesQuery: z.strictObject({
      state: z.enum(gameStates).optional(),
      ruleset: rulesetId.optional(),
      looking: z
        .stringbool()
        .optional()
        .meta({ description: "Only games with a seat that looks for a player, although they have begun." }),
      invited: z.stringbool().optional().meta({ description: "Only games to which you are invited by name." }),
      mine: z.stringbool().optional().meta({ description: "Only games in which you have, or gave up, a seat." }),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional().meta({ description: "`next` of the page before." }),
    }),
    /** Opens a game; whoever opens it takes seat 0. */
    newGame: unionBy(
      "ruleset",
      register.map((words) => openingOf(words)),
    ).meta({ id: "NewGame" }),
  };
}

const gameOf = (rulesetId: z.ZodType<string>) =>
  z
    .object({
      id: gameId,
      name: z.string(),
      ruleset: rulesetId,
      revision: z.int().min(1),
      options: z
        .record(z.string(), z.unknown())
        .meta({ description: "What was chosen where the ruleset leaves a choice." }),
      state: z.enum(gameStates),
      visibility,
      version,
      host: accountId.meta({ description: "Who opened the game and may start it." }),
      seats: z.array(sitter),
      question: question.nullable(),
      outcome: outcome.nullable(),
      spectatorDelay: spectatorDelay.nullable().meta({
        description:
          "Until the end, who only watches sees the whole game as it was so much earlier: version, clocks and times too, and not whom it waits for. Only seats that look for a player are shown as they are.",
      }),
      yourSeat: seat.nullable(),
      yourSeats: z.array(seat).meta({ description: "Yours, and those of your companions at the same screen." }),
      formerSeat: seat.nullable().meta({
        description: "Where a seat was left: the one that was yours. You may come back to it, and to no other.",
      }),
      isYourTurn: z.boolean().meta({ description: "One of `yourSeats` is asked." }),
      invitation: z
        .string()
        .nullable()
        .meta({ description: "The code of the invitation link; only those seated and the host see it." }),
      invited: z.array(invited).meta({
        description:
          "Who is asked to come, by name: all of them for those seated and the host, for the others themselves.",
      }),
      readyCheck: z
        .boolean()
        .meta({ description: "It begins when every seat is taken and all have said that they are ready." }),
      expiresAt: instant
        .nullable()
        .meta({ description: "When the table is cleared away, if nothing happens before it begins." }),
      rematchOf: gameId
        .nullable()
        .meta({ description: "The game that these players have finished before, on other seats." }),
      tournament: gameInTournament.nullable().meta({ description: "The table of a tournament that it is played for." }),
      fairness,
      entry: entry.nullable(),
      yourLack: lack.nullable().meta({
        description:
          "What keeps you from a seat, by `entry`; nothing either where none is free, or it is not asked of you.",
      }),
      clock: timeControl.nullable().meta({ description: "None: the game is played without clocks." }),
      clocks: z.array(seatClock).meta({ description: "By seat; empty before the game begins, and without clocks." }),
      now: instant.meta({ description: "The time of the house when it answered, to count down by." }),
      openedAt: instant,
      startedAt: instant.nullable(),
      movedAt: instant,
      finishedAt: instant.nullable(),
    })
    .meta({ id: "Game" });
export type GameBody = z.infer<ReturnType<typeof gameOf>>;

const openingOf = <Words extends RulesetSchema>({ id, options }: Words) =>
  z.strictObject({
    ruleset: z.literal(id as Words["id"]),
    options: options as Words["options"],
    name: gameName,
    seats: z.int().min(1).max(10),
    visibility: visibility.default("public"),
    spectatorDelay: spectatorDelay.optional(),
    bots: z.array(botLevel).max(9).default([]).meta({ description: "Bots that sit down at once, on the last seats." }),
    startsWhenFull: z.boolean().default(false).meta({ description: "Begin as soon as every seat is taken." }),
    readyCheck: z
      .boolean()
      .default(false)
      .meta({ description: "Begin when every seat is taken and everybody has said that they are ready." }),
    pace: pace.default("none"),
    weekendsOff: z
      .boolean()
      .default(false)
      .meta({ description: "Clocks stand on Saturday and Sunday, unless the pace is `live`." }),
    entry: entry.optional().meta({ description: "What the table asks of those who sit down." }),
    entropy: entropy.optional(),
  });
/** The opening of a game of any ruleset. */
export type NewGame = z.infer<ReturnType<typeof openingOf>>;
