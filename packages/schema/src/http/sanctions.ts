import { z } from "zod";
import { instant } from "../ids.ts";

/** What somebody may not do for a time: speak at any table; or anything but read, appeal and leave. */
export const sanctionKinds = ["mute", "ban"] as const;
export const sanctionKind = z.enum(sanctionKinds).meta({
  description: "`mute`: speaks at no table. `ban`: may read, appeal and leave, and nothing else.",
});

/** As whom it concerns sees it. */
export const sanction = z
  .object({
    id: z.uuid(),
    kind: sanctionKind,
    reason: z.string(),
    begunAt: instant,
    endsAt: instant.nullable().meta({ description: "None: until it is lifted." }),
    appeal: z.string().nullable().meta({ description: "What its owner had to say to it, once." }),
  })
  .meta({ id: "Sanction" });
export type Sanction = z.infer<typeof sanction>;
