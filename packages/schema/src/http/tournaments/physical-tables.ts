import { z } from "zod";
import { readableText } from "../readable-text.ts";
import { newPlace, reason, recordedPlace, roundNumber, tableNumber } from "./places.ts";
import { boards, player } from "./plan.ts";

const at = { round: roundNumber, table: tableNumber };

/** Tables on physical boards: no game is created, and players or directors enter the result. */
export const physicalTableEvents = [
  z.object({ type: z.literal("TableBoardsChosen"), ...at, boards }),
  z.object({ type: z.literal("ResultReported"), ...at, player, places: z.array(recordedPlace) }),
  z.object({ type: z.literal("ReportDisputed"), ...at, player, reason: reason.optional() }),
  z
    .object({
      type: z.literal("ResultEntered"),
      ...at,
      places: z.array(recordedPlace),
      reportedBy: player.nullable().meta({ description: "The player whose report this is." }),
      confirmedBy: player.nullable().meta({ description: "The player who confirmed it. Null: a director." }),
    })
    .meta({ description: "The result of a physical board. It is never rated." }),
  z.object({ type: z.literal("ClockTextChanged"), text: z.string() }),
] as const;

const places = z.array(newPlace).min(1).max(6);

/** Actions of directors. */
export const physicalTableActions = [
  z
    .strictObject({ type: z.literal("choose-boards"), ...at, boards })
    .meta({ description: "For a table that has not begun. Tables of players entered by name are always physical." }),
  z
    .strictObject({ type: z.literal("enter-result"), ...at, places })
    .meta({ description: "The first result of a table on a physical board. It is never rated." }),
  z
    .strictObject({ type: z.literal("set-clock-text"), text: readableText(140).or(z.literal("")) })
    .meta({ description: "The text on the clock page; an empty one removes it." }),
] as const;

/** Actions of the players of a table on a physical board. */
export const reportActions = [
  z.strictObject({ type: z.literal("report-result"), ...at, places }).meta({
    description: "Another player of the table with an account confirms it; without one, a director enters it.",
  }),
  z
    .strictObject({ type: z.literal("confirm-result"), ...at, places })
    .meta({ description: "Confirms these reported places; rejected if the report has changed." }),
  z
    .strictObject({ type: z.literal("dispute-result"), ...at, reason: reason.optional() })
    .meta({ description: "A director decides, or players report again." }),
] as const;
