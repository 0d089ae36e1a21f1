import type { notices as words } from "@seneschal/schema";
import { z } from "zod";
import { letterValues } from "../../platform/jobs/letter-values.ts";

/** What a notice says, by the letter that has its words, and what somebody must wish to hear of to be told. */
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

/** Something told: facts, worded when it goes out. */
export const toldNotice = z.object({
  kind: z.enum([...(Object.keys(kindOfLetter) as NoticeLetter[]), "test"]),
  values: letterValues,
  /** Where to go: a path of the site. */
  path: z.string().startsWith("/"),
  /** Of a turn: whose, and how far the game was. */
  since: since.optional(),
});
export type ToldNotice = z.infer<typeof toldNotice>;

/** What somebody should know. */
export interface Notice extends ToldNotice {
  readonly kind: NoticeLetter;
  /** Names what it tells of, for ever: nobody is told of it twice. */
  readonly key: string;
}

export function wishFor({ kind }: Pick<Notice, "kind">): words.NoticeKind {
  return kindOfLetter[kind];
}
