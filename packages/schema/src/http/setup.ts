import { z } from "zod";

export const setupKey = z
  .strictObject({ key: z.string().min(1).max(200).meta({ description: "What stands behind the `#` of the link." }) })
  .meta({ id: "SetupKey" });
export const setupState = z
  .object({
    showsMails: z
      .boolean()
      .meta({ description: "Mails are kept for want of a mail server, and shown at `/v1/outbox`." }),
    hasAdministrator: z.boolean(),
  })
  .meta({ id: "SetupState" });
