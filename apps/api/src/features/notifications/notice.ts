import type { notices as words } from "@seneschal/schema";
import { z } from "zod";
import { letterValues } from "../../platform/jobs/letter-values.ts";

/** The setting that turns each template on or off. */
const kindOfLetter = {
  "your-turn": "turn",
  "clock-runs": "clock",
  invited: "invited",
  "game-began": "began",
  "game-over": "over",
  talk: "talk",
  "seat-left": "vote",
  "undo-asked": "vote",
  "rollback-asked": "vote",
  "result-in-doubt": "vote",
  "substitute-wanted": "substitute",
} as const satisfies Record<string, words.NoticeKind>;
type NoticeLetter = keyof typeof kindOfLetter;

const since = z.object({ game: z.uuid(), seat: z.int(), upTo: z.int() });
export type Since = z.infer<typeof since>;

/** The facts of a notification, rendered when it is sent. */
export const toldNotice = z.object({
  kind: z.enum([...(Object.keys(kindOfLetter) as NoticeLetter[]), "test"]),
  values: letterValues,
  /** The link: a path of the site. */
  path: z.string().startsWith("/"),
  /** For turns: the seat and the version of the game. */
  since: since.optional(),
});
export type ToldNotice = z.infer<typeof toldNotice>;

/** A notification of an account. */
export interface Notice extends ToldNotice {
  readonly kind: NoticeLetter;
  /** Names the event permanently, so that nobody is notified of it twice. */
  readonly key: string;
}

export function wishFor({ kind }: Pick<Notice, "kind">): words.NoticeKind {
  return kindOfLetter[kind];
}
