import { z } from "zod";

export const setupKey = z
  .strictObject({ key: z.string().min(1).max(200).meta({ description: "The part of the link after `#`." }) })
  .meta({ id: "SetupKey" });
export const setupState = z
  .object({
    hasDevMailbox: z
      .boolean()
      .meta({ description: "There is no mail server; e-mails are listed at `/v1/dev/mailbox`." }),
    hasAdministrator: z.boolean(),
  })
  .meta({ id: "SetupState" });
