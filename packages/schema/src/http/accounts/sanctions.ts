import { z } from "zod";
import { instant } from "../../ids.ts";

/** Restrictions of an account: no chat, or nothing except reading, appealing and leaving games. */
export const sanctionKinds = ["mute", "ban"] as const;
export const sanctionKind = z.enum(sanctionKinds).meta({
  description: "`mute`: cannot use the chat. `ban`: can only read, appeal and leave games.",
});

/** A sanction as its account sees it. */
export const sanction = z
  .object({
    id: z.uuid(),
    kind: sanctionKind,
    reason: z.string(),
    startedAt: instant,
    endsAt: instant.nullable().meta({ description: "Null: until further notice." }),
    appeal: z.string().nullable().meta({ description: "The appeal of the account." }),
  })
  .meta({ id: "Sanction" });
export type Sanction = z.infer<typeof sanction>;
