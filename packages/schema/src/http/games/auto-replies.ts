import { z } from "zod";
import { instant, seat } from "../../ids.ts";
import { textOrUnchanged } from "../readable-text.ts";

const name = z.string().regex(/^[\w-]{1,60}$/);

/** When an auto-reply applies, decided by public information. */
const condition = z
  .discriminatedUnion("when", [
    z.strictObject({ when: z.literal("always") }),
    z.strictObject({ when: z.literal("unconcerned") }).meta({
      description: "Unless the question affects this seat: none of its lords is in this battle.",
    }),
    z.strictObject({ when: z.literal("raised-by"), seats: z.array(seat).min(1).max(10) }).meta({
      description: "Only where the question was raised by a move of these seats: let this family pass.",
    }),
    z.strictObject({ when: z.literal("until-other-question"), since: z.int().min(0) }).meta({
      description:
        "From this version of the game on, until this seat is asked a question of another kind: skip until my turn. It ends at the latest after 200 versions.",
    }),
  ])
  .meta({ id: "AutoReplyCondition" });

const autoReplyOf = (label: z.ZodString) =>
  z.strictObject({
    kind: name.meta({ description: "Of the question, as `question.kind` says it." }),
    condition,
    move: z
      .strictObject({ type: name, fields: z.record(name, z.unknown()) })
      .meta({ description: "A type of move and the fields that are fixed; every other takes its default value." }),
    label: label.meta({ description: "Name given by its owner, visible only to them." }),
  });
/** An automatic answer of a seat to one kind of question. */
export const autoReply = autoReplyOf(z.string()).meta({ id: "AutoReply" });
export type AutoReply = z.infer<typeof autoReply>;

const listOf = <Order extends z.ZodType>(order: Order) =>
  z.array(order).max(40).meta({ description: "The first one that fits answers." });
const newAutoReply = autoReplyOf(textOrUnchanged(200)).meta({ id: "NewAutoReply" });
const answersSingleChoices = z.boolean().meta({
  description:
    "Whether questions are answered for this seat to which it has only one possible answer, as everyone can see. If hidden information, such as a hand, could allow another answer, the seat answers itself.",
});
const skipsTrades = z.boolean().meta({
  description:
    "With `answersSingleChoices`: choices marked `isTrade`, with which this seat only gives or offers something to others, do not count. An offer to this seat that it can accept or decline is still a choice.",
});
export const newAutoReplies = z
  .strictObject({
    replies: listOf(newAutoReply),
    answersSingleChoices: answersSingleChoices.optional().meta({ description: "Unchanged if left out." }),
    skipsTrades: skipsTrades.optional().meta({ description: "Unchanged if left out." }),
  })
  .meta({ id: "NewAutoReplies" });
export const autoReplies = z
  .object({ replies: listOf(autoReply), answersSingleChoices, skipsTrades, changedAt: instant.nullable() })
  .meta({ id: "AutoReplies" });
