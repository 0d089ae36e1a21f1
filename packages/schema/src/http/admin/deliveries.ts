import { z } from "zod";
import { accountId, instant } from "../../ids.ts";
import { paging, search, unpaged } from "./lists.ts";

const count = z.int().min(0);

export const deliveryChannels = ["mail", "push", "webhook"] as const;
export const deliveryStates = ["failing", "failed"] as const;
export const failedDelivery = z
  .object({
    id: z.string(),
    channel: z.enum(deliveryChannels),
    kind: z.string().meta({ description: "Kind of the event." }),
    account: accountId.nullable().meta({ description: "Account of the recipient; null for e-mails." }),
    name: z.string().nullable(),
    state: z.enum(deliveryStates).meta({ description: "`failing`: will be retried; `failed`: no more retries." }),
    attempts: count,
    error: z
      .string()
      .nullable()
      .meta({ description: "Result of the last attempt: a value of `Delivery`, or the answer of the mail server." }),
    status: z.int().nullable().meta({ description: "HTTP status of the last response." }),
    at: instant.meta({ description: "Time of the first attempt." }),
    nextAt: instant.nullable().meta({ description: "Time of the next attempt." }),
  })
  .meta({ id: "FailedDelivery" });
export type FailedDelivery = z.infer<typeof failedDelivery>;
export const failedDeliveriesQuery = z.strictObject({
  q: search,
  channel: z.enum(deliveryChannels).optional(),
  state: z.enum(deliveryStates).optional(),
  sort: z.enum(["at", "-at", "attempts", "-attempts", "channel", "-channel", "name", "-name"]).default("-at"),
  ...paging,
});
export const failedDeliveriesCsvQuery = failedDeliveriesQuery.omit(unpaged);
export const failedDeliveriesPage = z
  .object({ total: z.int(), deliveries: z.array(failedDelivery) })
  .meta({ id: "FailedDeliveriesPage" });
export const failedDeliveryParams = z.object({
  channel: z.enum(deliveryChannels),
  delivery: z.union([z.uuid(), z.string().regex(/^\d{1,18}$/)]).meta({ description: "A number for e-mails." }),
});
