import { z } from "zod";

/** What the server notifies people about. */
export const noticeKinds = ["turn", "clock", "invited", "began", "over", "talk", "vote", "substitute"] as const;
export const noticeKind = z.enum(noticeKinds).meta({
  id: "NotificationKind",
  description:
    "`turn`: it is your turn; `clock`: your time is running out; `invited`: you are invited to a game; `began` and `over`: your game started or ended; `talk`: new chat messages; `vote`: an abandoned seat, an undo request, or an annulled game in a tournament you direct; `substitute`: a public game needs a substitute.",
});
export type NoticeKind = z.infer<typeof noticeKind>;

const mailWish = z.enum(["immediate", "digest", "off"]);
const mailWishes = {
  turn: mailWish,
  clock: mailWish.exclude(["digest"]),
  invited: mailWish,
  began: mailWish,
  over: mailWish,
  talk: mailWish,
  vote: mailWish,
  substitute: mailWish,
} satisfies Record<NoticeKind, z.ZodType>;
const pushWishes = {
  turn: z.boolean(),
  clock: z.boolean(),
  invited: z.boolean(),
  began: z.boolean(),
  over: z.boolean(),
  talk: z.boolean(),
  vote: z.boolean(),
  substitute: z.boolean(),
} satisfies Record<NoticeKind, z.ZodType>;

const aboutMail = "E-mails: immediately, one summary a day, or none.";
const aboutPush = "On the devices that you named, at once.";

/** How a person wants to be notified. */
export const noticeSettings = z
  .object({
    email: z.object(mailWishes).meta({ description: aboutMail }),
    push: z.object(pushWishes).meta({ description: aboutPush }),
  })
  .meta({ id: "NotificationSettings" });
export const noticeChange = z
  .strictObject({
    email: z.strictObject(mailWishes).partial().optional().meta({ description: aboutMail }),
    push: z.strictObject(pushWishes).partial().optional().meta({ description: aboutPush }),
  })
  .meta({ id: "NotificationSettingsChange" });
export type NoticeSettings = z.infer<typeof noticeSettings>;
export type NoticeChange = z.infer<typeof noticeChange>;

/** The preferences of people who have not changed them. */
export const usualWishes: NoticeSettings = {
  email: {
    turn: "immediate",
    clock: "immediate",
    invited: "immediate",
    began: "immediate",
    over: "immediate",
    talk: "digest",
    vote: "immediate",
    substitute: "off",
  },
  push: { turn: true, clock: true, invited: true, began: true, over: true, talk: true, vote: true, substitute: false },
};

/** The parameters of the link in an e-mail: which account it is for, and which e-mails it turns off. */
export const unsubscription = z
  .string()
  .max(100)
  .regex(new RegExp(`^[\\w-]+\\.(${[...noticeKinds, "digest"].join("|")})$`));
