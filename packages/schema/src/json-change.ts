import { z } from "zod";

/** An operation of a JSON Patch (RFC 6902). */
export const jsonChange = z
  .object({
    op: z.enum(["add", "remove", "replace"]),
    path: z.string().meta({ description: "JSON pointer (RFC 6901); empty for the whole value." }),
    value: z.unknown().optional().meta({ description: "Missing for `remove`." }),
  })
  .meta({ id: "JsonChange" });
export type JsonChange = z.infer<typeof jsonChange>;
