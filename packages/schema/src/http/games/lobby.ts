import { z } from "zod";
import { type RulesetSchema, unionBy } from "../../games/ruleset-schema.ts";
import { accountId, entropy, gameId, instant, seat, sha256, version } from "../../ids.ts";
import { outcome } from "../../outcome.ts";
import { accountName, entryRequirements, nameKind, unmetRequirement } from "../accounts/players.ts";
import { visibilities } from "../lists.ts";
import { booleanField, integerField } from "../query-fields.ts";
import { readableText } from "../readable-text.ts";
import { fixedDeadlines, pace, seatClock, timeControl } from "./clocks.ts";
import { gameInTournament } from "./game-in-tournament.ts";

export const botLevels = ["easy", "medium", "hard"] as const;
export const botLevel = z.enum(botLevels).meta({
  id: "BotLevel",
  description: "`easy` makes mistakes. `medium` looks one move ahead. `hard` simulates what may follow.",
});
export type BotLevel = z.infer<typeof botLevel>;

/** The levels by their names in earlier events. */
const levelByEarlierName = { random: "easy", greedy: "medium", search: "hard" } as const;
/** A level as events record it. Earlier events have other names. */
export const recordedBotLevel = z.enum([...botLevels, "random", "greedy", "search"]).meta({
  id: "RecordedBotLevel",
  description: "Earlier events have `random` for `easy`, `greedy` for `medium` and `search` for `hard`.",
});
export type RecordedBotLevel = z.infer<typeof recordedBotLevel>;

/** The level that an event records. */
export const botLevelOf = (recorded: RecordedBotLevel): BotLevel =>
  recorded in levelByEarlierName
    ? levelByEarlierName[recorded as keyof typeof levelByEarlierName]
    : (recorded as BotLevel);
/** `closed`: cancelled or expired before it began, or ended by its players without a result. */
export const gameStates = ["open", "running", "finished", "closed"] as const;
export const closeReason = z.enum(["cancelled", "expired", "vote", "annulled", "deadline", "tournament-cancelled"]);
/** The options for an abandoned seat: wait for a substitute, let the caretaker play on, or end the game. */
export const ballotChoices = ["wait", "caretaker", "end"] as const;
export type BallotChoice = (typeof ballotChoices)[number];
export const ballotChoice = z.enum(ballotChoices).meta({
  description: "Wait for a substitute, let the bot play on, or end the game without a result.",
});
export const visibility = z.enum(visibilities);

/** The question that the game waits for. Its number changes when the question is asked again, not when seats answer it. */
export const question = z
  .object({
    number: z.int(),
    kind: z.string(),
    seats: z.array(seat),
    affectedSeats: z
      .array(seat)
      .meta({ description: "The asked seats that the question affects, by public information." }),
  })
  .meta({ id: "Question" });
export const seatOccupant = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("nobody") }),
    z.object({
      kind: z.literal("person"),
      account: accountId,
      name: z.string(),
      nameKind,
      isReady: z.boolean().meta({ description: "With a ready check: whether this player is ready." }),
      companionOf: accountId
        .nullable()
        .meta({ description: "Plays on the device of this account; null: on their own." }),
      vacationUntil: instant.nullable().meta({
        description:
          "End of the current vacation, while the game is running; only players of the game see it. The clock of the seat is paused until then. Null also if the time control has no vacations.",
      }),
    }),
    z.object({ kind: z.literal("bot"), bot: botLevel }),
    z
      .object({
        kind: z.literal("caretaker"),
        bot: botLevel,
        account: accountId,
        name: z.string(),
        nameKind,
        openUntil: instant
          .nullable()
          .meta({ description: "Until then, anyone can take over the seat. Only in older games." }),
        staysOpen: z
          .boolean()
          .meta({ description: "Anyone can take over the seat until the players vote to close it." }),
        waits: z.boolean().meta({ description: "The players are waiting for a substitute; the bot does not play." }),
        ballots: z.array(z.object({ seat, wish: ballotChoice })),
      })
      .meta({ description: "The player has left; a bot plays on." }),
  ])
  .meta({ id: "SeatOccupant" });

export const fairness = z
  .object({
    commit: sha256.meta({
      description: "Commitment (hash) to the secret of all random draws, fixed when the game was created.",
    }),
    secret: sha256.nullable().meta({ description: "The secret itself, published when the game is over." }),
  })
  .meta({ id: "Fairness" });

/** The delay of the game for spectators. */
export const spectatorDelay = z
  .strictObject({
    moves: z.int().min(0).max(100),
    minutes: z.int().min(0).max(1440),
  })
  .meta({ id: "SpectatorDelay", description: "Spectators see a step after both delays." });
export type SpectatorDelay = z.infer<typeof spectatorDelay>;

export const gameName = readableText(60).meta({ description: "Name of the game in the lobby." });

export const newSeatPlayer = z
  .strictObject({
    seat: seat.optional().meta({ description: "The first open seat if left out." }),
    invitation: z.string().max(64).optional(),
    entropy: entropy.optional(),
  })
  .meta({ id: "NewSeatPlayer" });
/** A player without an account who plays on the host's device. */
export const newCompanion = z
  .strictObject({
    name: accountName,
    seat: seat.optional().meta({ description: "The first open seat if left out." }),
    entropy: entropy.optional(),
  })
  .meta({ id: "NewCompanion" });
export const readiness = z.strictObject({ isReady: z.boolean() }).meta({ id: "Readiness" });
/** A person the host invites, with or without a reserved seat. */
export const newInvitation = z
  .strictObject({
    account: accountId,
    seat: seat.optional().meta({ description: "Seat to reserve; any open seat if left out." }),
  })
  .meta({ id: "NewInvitation" });
export const invited = z
  .object({ account: accountId, name: z.string(), nameKind, seat: seat.nullable() })
  .meta({ id: "Invited" });
export const newSeatBot = z.strictObject({ seat: seat.optional(), bot: botLevel }).meta({ id: "NewSeatBot" });
export const newBallot = z.strictObject({ about: seat, wish: ballotChoice }).meta({ id: "NewBallot" });
export const invitation = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .meta({ description: "Code of an invitation link." });

/** A vote on the replacement of a player who did not answer a presence check. */
export const newReplacementVote = z
  .strictObject({ about: seat, agrees: z.boolean().meta({ description: "Whether a bot is to take over the seat." }) })
  .meta({ id: "NewReplacementVote" });
/** "Are you still there?" in a game without clocks. */
export const presenceCheck = z
  .object({
    startedBy: seat,
    startedAt: instant,
    answerBy: instant.meta({ description: "After this time, the other players can vote to replace them." }),
    votesCountAt: instant.meta({ description: "From this time, the majority of the votes cast decides." }),
    absent: z
      .array(
        z.object({
          seat,
          mustMove: z
            .boolean()
            .meta({ description: "They have confirmed at an earlier check, so only a move is an answer now." }),
          votes: z.array(z.object({ seat, agrees: z.boolean() })),
        }),
      )
      .meta({ description: "The seats that have neither moved nor confirmed that they are there." }),
  })
  .meta({ id: "PresenceCheck" });

/** A proposal of a player that the game ends after an earlier turn. */
export const newShortening = z
  .strictObject({
    lastTurn: z.int().min(1).meta({ description: "Later than the current turn, earlier than the last one until now." }),
  })
  .meta({ id: "NewShortening" });
export const newShorteningVote = z.strictObject({ agrees: z.boolean() }).meta({ id: "NewShorteningVote" });
export const shortening = z
  .object({
    seat: seat.meta({ description: "Who proposes it." }),
    lastTurn: z.int(),
    proposedAt: instant,
    expiresAt: instant.meta({ description: "It also expires when the proposed turn begins." }),
    agreed: z.array(seat),
    waitingFor: z.array(seat).meta({ description: "The seats that must still agree. Bots have no vote." }),
    declinedBy: seat
      .nullable()
      .meta({ description: "The seat that declined it: the next proposal is possible in the next turn." }),
  })
  .meta({ id: "Shortening" });

export const rulesetIdOf = (schemas: readonly RulesetSchema[]) =>
  z.enum(schemas.map(({ id }) => id) as [string, ...string[]]);

/** The ruleset of a stored game or tournament, in responses: the server may no longer have it. */
export const storedRulesetIdOf = ({ options }: ReturnType<typeof rulesetIdOf>) =>
  z.string().meta({
    enum: options,
    description: "A game whose ruleset is not installed on this server names another one, and cannot be played here.",
  });

/** The request and response bodies of the lobby, for these rulesets. */
export function lobbySchemas<Schema extends RulesetSchema>(schemas: readonly Schema[]) {
  const rulesetId = rulesetIdOf(schemas);
  const game = gameOf(storedRulesetIdOf(rulesetId));
  return {
    rulesetId,
    game,
    gamesPage: z.object({ games: z.array(game), next: z.string().nullable() }).meta({ id: "GamesPage" }),
    gamesQuery: z.strictObject({
      state: z.enum(gameStates).optional(),
      ruleset: rulesetId.optional(),
      looking: booleanField.optional().meta({ description: "Only running games with a seat that needs a substitute." }),
      invited: booleanField.optional().meta({ description: "Only games to which you are invited." }),
      mine: booleanField.optional().meta({ description: "Only games in which you have or had a seat." }),
      turn: z.enum(["mine"]).optional().meta({
        description: "`mine`: only running games in which it is your turn, or that of a player on your device.",
      }),
      tournament: booleanField.optional().meta({
        description: "`true`: only games of tournaments; `false`: only other games.",
      }),
      rated: booleanField.optional().meta({
        description: "`true`: only finished games that count for ratings; `false`: only other games.",
      }),
      players: z.enum(["people", "bots"]).optional().meta({
        description:
          "`people`: only games with the seats of at least two people, who may have left; `bots`: only games in which all other seats have bots or bot accounts.",
      }),
      limit: integerField(1, 100).default(20).meta({ description: "Maximum number of entries." }),
      cursor: z.string().max(200).optional().meta({ description: "`next` of the previous page." }),
    }),
    playerGamesQuery: z.strictObject({
      state: z.enum(["running", "finished"]).optional(),
      ruleset: rulesetId.optional(),
      opponent: accountId.optional().meta({ description: "Only games in which this account has a seat, too." }),
      limit: integerField(1, 100).default(20).meta({ description: "Maximum number of entries." }),
      cursor: z.string().max(200).optional().meta({ description: "`next` of the previous page." }),
    }),
    botGamesQuery: z.strictObject({
      state: z.enum(gameStates).optional(),
      limit: integerField(1, 100).default(20).meta({ description: "Maximum number of entries." }),
      cursor: z.string().max(200).optional().meta({ description: "`next` of the previous page." }),
    }),
    /** Creates a game; its creator takes seat 0. */
    newGame: unionBy(
      "ruleset",
      schemas.map((schema) => newGameOf(schema)),
    ).meta({ id: "NewGame" }),
  };
}

const gameOf = (rulesetId: z.ZodType<string>) =>
  z.object({ ...gameShape(rulesetId), ...viewerShape, ...settingsShape, ...timesShape }).meta({ id: "Game" });

const gameShape = (rulesetId: z.ZodType<string>) => ({
  id: gameId,
  name: z.string(),
  ruleset: rulesetId,
  revision: z.int().min(1),
  options: z.record(z.string(), z.unknown()).meta({ description: "Chosen options of the ruleset." }),
  state: z.enum(gameStates),
  visibility,
  version,
  host: accountId.meta({ description: "The account that created the game and may start it." }),
  seats: z.array(seatOccupant),
  question: question.nullable(),
  turn: z.int().min(1).nullable().meta({
    description:
      "Number of the current turn (round) of a running game; null during the setup, and in games without turns.",
  }),
  outcome: outcome.nullable(),
  spectatorDelay: spectatorDelay.nullable().meta({
    description:
      "Until the end, spectators see the whole game with this delay, including version, turn, clocks and times, and not whose turn it is. Only seats that need a substitute are shown without delay.",
  }),
});

/** The fields that depend on the viewer. */
const viewerShape = {
  yourSeat: seat.nullable(),
  yourSeats: z.array(seat).meta({ description: "Your seats, and those of other players on your device." }),
  formerSeat: seat.nullable().meta({
    description: "Your former seat, if you have left one. You can only take back this seat.",
  }),
  isYourTurn: z.boolean().meta({ description: "It is the turn of one of `yourSeats`." }),
  invitation: z
    .string()
    .nullable()
    .meta({ description: "Code of the invitation link; only for players and the host." }),
  invited: z.array(invited).meta({
    description: "Invited players: all of them for players and the host, otherwise only yourself.",
  }),
};

const settingsShape = {
  readyCheck: z.boolean().meta({ description: "The game starts when all seats are taken and all players are ready." }),
  expiresAt: instant
    .nullable()
    .meta({ description: "Time at which the game is closed if it has not started and nothing happens." }),
  rematchOf: gameId.nullable().meta({ description: "The game that this is a rematch of." }),
  tournament: gameInTournament.nullable().meta({ description: "Tournament table of the game." }),
  fairness,
  entry: entryRequirements.nullable(),
  unmetRequirement: unmetRequirement.nullable().meta({
    description:
      "The requirement of `entry` that you do not meet; null if there is none, if no seat is open, or if you are exempt.",
  }),
};

const timesShape = {
  presenceCheck: presenceCheck
    .nullable()
    .meta({ description: "The presence check, while players have not answered it." }),
  presenceCheckFrom: instant.nullable().meta({
    description:
      "Time from which players can start a presence check; null if the game has clocks or belongs to a tournament.",
  }),
  shortening: shortening
    .nullable()
    .meta({ description: "The proposal to shorten the game that is open, or was declined in this turn." }),
  clock: timeControl.nullable().meta({ description: "Null: no time limit." }),
  clocks: z.array(seatClock).meta({ description: "By seat; empty before the start, and without clocks." }),
  now: instant.meta({ description: "Server time of the response, for countdowns." }),
  openedAt: instant,
  startedAt: instant.nullable(),
  movedAt: instant,
  finishedAt: instant.nullable(),
};
export type GameBody = z.infer<ReturnType<typeof gameOf>>;

const newGameOf = <Schema extends RulesetSchema>({ id, options }: Schema) =>
  z.strictObject({
    ruleset: z.literal(id as Schema["id"]),
    options: (options as Schema["options"])
      .prefault({} as never)
      .meta({ description: "Options of the ruleset; missing ones have their default." }),
    name: gameName,
    seats: z.int().min(1).max(10),
    visibility: visibility.default("public"),
    spectatorDelay: spectatorDelay.optional(),
    bots: z.array(botLevel).max(9).default([]).meta({ description: "Bots that take the last seats." }),
    startsWhenFull: z.boolean().default(false).meta({ description: "Start as soon as all seats are taken." }),
    readyCheck: z
      .boolean()
      .default(false)
      .meta({ description: "Ready check: start when all seats are taken and all players are ready." }),
    pace: pace.default("none"),
    fixedDeadlines: fixedDeadlines.optional().meta({
      description:
        "Only for `daily`, with one time, and `twice-daily`, with two. 20:00, or 08:00 and 20:00, in your time zone if left out.",
    }),
    weekendsOff: z
      .boolean()
      .default(false)
      .meta({ description: "Clocks are paused on Saturday and Sunday, unless the time control is `live`." }),
    entry: entryRequirements.optional().meta({ description: "Requirements for players who join." }),
    entropy: entropy.optional(),
  });
/** The request body for a new game of any ruleset. */
export type NewGame = z.infer<ReturnType<typeof newGameOf>>;
