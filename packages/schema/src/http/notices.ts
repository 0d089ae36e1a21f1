import { z } from "zod";

const settings = {
  turnMail: z
    .enum(["immediate", "digest", "off"])
    .meta({ description: "A mail when it is your turn: at once, one a day for all games, or none." }),
};
/** How somebody wants to be told. */
export const noticeSettings = z.object(settings).meta({ id: "NoticeSettings" });
export const noticeChange = z.strictObject(settings).meta({ id: "NoticeChange" });
export type NoticeSettings = z.infer<typeof noticeSettings>;
