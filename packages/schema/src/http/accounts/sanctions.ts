import { z } from "zod";
import { instant } from "../../ids.ts";

/** What a person may not do for a time: write at any table, or do anything except read, appeal and resign. */
export const sanctionKinds = ["mute", "ban"] as const;
export const sanctionKind = z.enum(sanctionKinds).meta({
  description: "`mute`: cannot use the chat. `ban`: can only read, appeal and leave games.",
});

/** A sanction as the person concerned sees it. */
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
