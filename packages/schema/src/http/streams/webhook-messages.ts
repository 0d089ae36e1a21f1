import { z } from "zod";
import { gameId, instant, version } from "../../ids.ts";
import { gameWebhookKinds, notificationKinds, tournamentWebhookKinds } from "../lists.ts";
import { logEntry } from "../tournaments/responses.ts";
import { accountEvent } from "./account-stream.ts";

const timestamp = instant.meta({ description: "When the message was created." });
const texts = {
  url: z.url().meta({ description: "The page of the site to open." }),
  language: z.enum(["en", "fr"]),
  title: z.string().meta({ description: "For people, in the language of the account; so are `text` and `since`." }),
  text: z.string(),
};
const since = (description: string) => z.array(z.string()).meta({ description });

/** What a webhook of an account receives in the format `json`. */
export const webhookMessage = z.object({
  type: z.string().meta({ description: "`notice.` and the kind." }),
  timestamp,
  data: z.object({
    kind: z.enum([...notificationKinds, "test"]),
    letter: z.string().meta({ description: "Which notification of this kind it is: `your-turn`, `undo-asked`, …" }),
    game: z
      .object({
        id: gameId,
        ruleset: z.string(),
        revision: z.int().min(1),
        version: version.meta({ description: "Of the turn; for other notifications, when the message was sent." }),
      })
      .nullable()
      .meta({ description: "The game that it is about, if any." }),
    events: z.array(accountEvent).meta({
      description:
        "The events of the account stream that it is about, with the same ids, oldest first: the turn, invitation, start, end or vote, or the unread messages. Empty if the stream has none for it, if an undo request has been answered, or if more than 256 events of the game followed.",
    }),
    values: z.record(z.string(), z.unknown()).meta({ description: "Depends on `letter`. Times are in ISO 8601." }),
    ...texts,
    since: since("What happened since the last turn, oldest first."),
  }),
});

/** What a webhook of a game receives in the format `json`. */
export const gameWebhookMessage = z.object({
  type: z.string().meta({ description: "`game.` and the kind." }),
  timestamp,
  data: z.object({
    kind: z.enum(gameWebhookKinds).meta({ description: "Of the most important event." }),
    game: accountEvent.options[0].shape.game,
    events: z.array(accountEvent).meta({
      description:
        "What happened since the last message, in its order: events as in the account stream, of all players. `seat` is the seat whose turn it is, otherwise null.",
    }),
    ...texts,
    since: since("The chronicle since the last message as spectators see it, oldest first."),
  }),
});

/** What a webhook of a tournament receives in the format `json`. */
export const tournamentWebhookMessage = z.object({
  type: z.string().meta({ description: "`tournament.` and the kind." }),
  timestamp,
  data: z.object({
    kind: z.enum(tournamentWebhookKinds).meta({ description: "Of the most important entry." }),
    tournament: z.object({ id: z.uuid(), name: z.string(), ruleset: z.string(), version }),
    events: z.array(logEntry).meta({ description: "The entries of the public log since the last message." }),
    ...texts,
    since: since("The entries in words: tables and results."),
  }),
});
