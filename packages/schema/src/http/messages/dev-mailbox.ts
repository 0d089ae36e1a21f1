import { z } from "zod";
import { instant } from "../../ids.ts";

/** An e-mail that was not sent because there is no mail server. */
export const capturedEmail = z
  .object({ id: z.uuid(), at: instant, to: z.string(), subject: z.string(), text: z.string() })
  .meta({ id: "CapturedEmail" });
export const devMailbox = z.object({ emails: z.array(capturedEmail) }).meta({ id: "DevMailbox" });
