import { z } from "zod";
import { instant, seat } from "../../ids.ts";
import { textOrKept } from "../readable-text.ts";

const name = z.string().regex(/^[\w-]{1,60}$/);

/** When an order answers, judged from what everybody sees. */
const condition = z
  .discriminatedUnion("when", [
    z.strictObject({ when: z.literal("always") }),
    z.strictObject({ when: z.literal("unconcerned") }).meta({
      description: "Unless the question concerns this seat: none of its lords is in this battle.",
    }),
    z.strictObject({ when: z.literal("raised-by"), seats: z.array(seat).min(1).max(10) }).meta({
      description: "Only where the question was raised by a move of these seats: let this family pass.",
    }),
  ])
  .meta({ id: "AutoReplyCondition" });

const orderOf = (label: z.ZodString) =>
  z.strictObject({
    kind: name.meta({ description: "Of the question, as `question.kind` says it." }),
    condition,
    move: z
      .strictObject({ type: name, fields: z.record(name, z.unknown()) })
      .meta({ description: "A type of move and the fields that are fixed; every other takes its idle value." }),
    label: label.meta({ description: "Name given by its owner, visible only to them." }),
  });
/** How a seat answers one kind of question by itself. */
export const standingOrder = orderOf(z.string()).meta({ id: "AutoReply" });
export type StandingOrder = z.infer<typeof standingOrder>;

const listOf = <Order extends z.ZodType>(order: Order) =>
  z.array(order).max(40).meta({ description: "The first one that fits answers." });
const newOrder = orderOf(textOrKept(200)).meta({ id: "NewAutoReply" });
export const newStandingOrders = z.strictObject({ replies: listOf(newOrder) }).meta({ id: "NewAutoReplies" });
export const standingOrders = z
  .object({ replies: listOf(standingOrder), changedAt: instant.nullable() })
  .meta({ id: "AutoReplies" });
