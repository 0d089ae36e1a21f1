import { z } from "zod";
import { gameId } from "../../ids.ts";
import { defaultGameSettings, emailFrequencies, notificationKinds, unsubscribeScopes } from "../lists.ts";
import { gameOfScope, gameScope } from "../unsubscribe-scope.ts";

export { defaultGameSettings, gameOfScope, notificationKinds, unsubscribeScopes };

export const notificationKind = z.enum(notificationKinds).meta({
  id: "NotificationKind",
  description:
    "`turn`: it is your turn; `clock`: your time is running out; `invited`: you are invited to a game; `host`: something happened to a game that you host, before its start; `seat`: something happened to your seat or your game, such as a time-out or a rollback; `began` and `over`: your game started or ended; `talk`: new chat messages; `vote`: an abandoned seat or an undo request; `substitute`: a public game needs a substitute; `tournament`: a tournament you take part in: check-in, rounds, deadlines, results to confirm, changes of your place, messages of a director, cancellation and end; `directing`: a tournament you direct: overdue tables, results to confirm, disputed and annulled results, and what waits for you.",
});
export type NotificationKind = z.infer<typeof notificationKind>;

/** What players and directors are told about the state of a tournament, by the name of the text. */
export const tournamentTemplates = [
  "check-in-opened",
  "check-in-ends",
  "round-published",
  "bye",
  "deadline-near",
  "result-reported",
  "moved-up",
  "substituted-in",
  "removed-from-tournament",
  "not-checked-in",
  "tournament-cancelled",
  "tournament-over",
  "tables-overdue",
  "table-stopped",
  "result-disputed",
  "result-unconfirmed",
  "round-drafted",
  "results-complete",
  "pairing-failed",
  "start-overdue",
] as const;
export type TournamentTemplate = (typeof tournamentTemplates)[number];

export type EmailFrequency = (typeof emailFrequencies)[number];
const emailSetting = z.enum(emailFrequencies);
const emailSettings = {
  turn: emailSetting,
  clock: emailSetting.extract(["immediate", "off"]),
  invited: emailSetting,
  host: emailSetting,
  began: emailSetting,
  seat: emailSetting,
  over: emailSetting,
  talk: emailSetting,
  vote: emailSetting,
  substitute: emailSetting,
  tournament: emailSetting,
  directing: emailSetting,
} satisfies Record<NotificationKind, z.ZodType>;
const pushSettings = {
  turn: z.boolean(),
  clock: z.boolean(),
  invited: z.boolean(),
  host: z.boolean(),
  began: z.boolean(),
  seat: z.boolean(),
  over: z.boolean(),
  talk: z.boolean(),
  vote: z.boolean(),
  substitute: z.boolean(),
  tournament: z.boolean(),
  directing: z.boolean(),
} satisfies Record<NotificationKind, z.ZodType>;

const emailDescription =
  "E-mails: `immediate`: one for each event; `once-per-absence`: one e-mail, then nothing until you have visited the site; `digest`: one summary a day; `off`: none.";
const pushDescription = "On the devices that you named, at once.";

/** The notification settings of an account. */
export const notificationSettings = z
  .object({
    email: z.object(emailSettings).meta({ description: emailDescription }),
    push: z.object(pushSettings).meta({ description: pushDescription }),
  })
  .meta({ id: "NotificationSettings" });
export const notificationSettingsChange = z
  .strictObject({
    email: z.strictObject(emailSettings).partial().optional().meta({ description: emailDescription }),
    push: z.strictObject(pushSettings).partial().optional().meta({ description: pushDescription }),
  })
  .meta({ id: "NotificationSettingsChange" });
export type NotificationSettings = z.infer<typeof notificationSettings>;
export type NotificationSettingsChange = z.infer<typeof notificationSettingsChange>;

/** The settings of accounts that have not changed them. What a player must not miss does not wait for a visit. */
export const defaultSettings: NotificationSettings = {
  email: {
    turn: "once-per-absence",
    clock: "immediate",
    invited: "immediate",
    host: "once-per-absence",
    began: "once-per-absence",
    seat: "immediate",
    over: "once-per-absence",
    talk: "once-per-absence",
    vote: "once-per-absence",
    substitute: "off",
    tournament: "immediate",
    directing: "immediate",
  },
  push: {
    turn: true,
    clock: true,
    invited: true,
    host: true,
    began: true,
    seat: true,
    over: true,
    talk: true,
    vote: true,
    substitute: false,
    tournament: true,
    directing: true,
  },
};

const gameSettings = {
  email: emailSetting.nullable().meta({
    description:
      "How often to send e-mails about this game; null: as the account settings say. Kinds that are off in the account settings stay off. `off` also turns off reminders of deadlines.",
  }),
  push: z.boolean().meta({ description: "Whether devices are notified of this game." }),
  webhooks: z.boolean().meta({ description: "Whether webhooks are notified of this game." }),
  site: z.boolean().meta({ description: "Whether the other pages of the site tell you that it is your turn." }),
  discordUser: z
    .string()
    .regex(/^[1-9][0-9]{16,19}$/)
    .nullable()
    .meta({
      description:
        "Your user id at Discord, 17 to 20 digits: the webhooks of this game mention you there when it is your turn. Null: they do not mention you. The id is sent to the Discord webhooks of this game, and to nobody else.",
    }),
};
/** The notification settings of an account for one game. */
export const gameNotificationSettings = z.object(gameSettings).meta({ id: "GameNotificationSettings" });
export const gameNotificationSettingsChange = z
  .strictObject(gameSettings)
  .partial()
  .meta({ id: "GameNotificationSettingsChange" });
export type GameNotificationSettings = z.infer<typeof gameNotificationSettings>;
export type GameNotificationSettingsChange = z.infer<typeof gameNotificationSettingsChange>;

/** The games for which an account has its own settings. */
export const gamesWithNotificationSettings = z
  .object({
    games: z.array(z.object({ game: gameId, name: z.string(), settings: gameNotificationSettings })),
  })
  .meta({ id: "GamesWithNotificationSettings" });

/** One of these, or one game: `game-` and its id. */
export type UnsubscribeScope = (typeof unsubscribeScopes)[number] | `game-${string}`;

/** The token of an unsubscribe link, and what it turns off. */
export const unsubscription = z
  .string()
  .max(100)
  .regex(new RegExp(`^[\\w-]+\\.(${unsubscribeScopes.join("|")}|${gameScope})$`));
/** The token of the unsubscribe link of one game. */
export const gameUnsubscription = z
  .string()
  .max(100)
  .regex(new RegExp(`^[\\w-]+\\.${gameScope}$`));
