import { z } from "zod";
import { instant } from "../ids.ts";

/** What somebody may not do for a time: speak at any table; or anything but read, appeal and leave. */
export const sanctionKinds = ["mute", "ban"] as const;
export const sanctionKind = z.enum(sanctionKinds).meta({
  description: "`mute`: cannot use the chat. `ban`: can only read, appeal and leave games.",
});

/** As whom it concerns sees it. */
export const sanction = z
  .object({
    id: z.uuid(),
    kind: sanctionKind,
    reason: z.string(),
    startedAt: instant,
    endsAt: instant.nullable().meta({ description: "Missing: until further notice." }),
    appeal: z.string().nullable().meta({ description: "The appeal of the account." }),
  })
  .meta({ id: "Sanction" });
export type Sanction = z.infer<typeof sanction>;
