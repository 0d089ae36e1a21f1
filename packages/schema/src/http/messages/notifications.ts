import { z } from "zod";

/** The events that people are notified about. */
export const notificationKinds = [
  "turn",
  "clock",
  "invited",
  "host",
  "began",
  "seat",
  "over",
  "talk",
  "vote",
  "substitute",
  "tournament",
  "directing",
] as const;
export const notificationKind = z.enum(notificationKinds).meta({
  id: "NotificationKind",
  description:
    "`turn`: it is your turn; `clock`: your time is running out; `invited`: you are invited to a game; `host`: something happened to a game that you host, before its start; `seat`: something happened to your seat or your game, such as a time-out or a rollback; `began` and `over`: your game started or ended; `talk`: new chat messages; `vote`: an abandoned seat or an undo request; `substitute`: a public game needs a substitute; `tournament`: a tournament you take part in: check-in, rounds, deadlines, results to confirm, changes of your place, messages of a director, cancellation and end; `directing`: a tournament you direct: overdue tables, disputed and annulled results, and what waits for you.",
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
  "round-drafted",
  "results-complete",
  "pairing-failed",
  "start-overdue",
] as const;
export type TournamentTemplate = (typeof tournamentTemplates)[number];

const emailSetting = z.enum(["immediate", "digest", "off"]);
const emailSettings = {
  turn: emailSetting,
  clock: emailSetting.exclude(["digest"]),
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

const emailDescription = "E-mails: immediately, one summary a day, or none.";
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

/** The settings of accounts that have not changed them. */
export const defaultSettings: NotificationSettings = {
  email: {
    turn: "immediate",
    clock: "immediate",
    invited: "immediate",
    host: "immediate",
    began: "immediate",
    seat: "immediate",
    over: "immediate",
    talk: "digest",
    vote: "immediate",
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

/** The token of an unsubscribe link, and the kind of e-mail that it turns off. */
export const unsubscription = z
  .string()
  .max(100)
  .regex(new RegExp(`^[\\w-]+\\.(${[...notificationKinds, "digest"].join("|")})$`));
