import { z } from "zod";
import { gameId, instant, seat, version } from "../../ids.ts";
import { noteText, readableLines } from "../readable-text.ts";

export const notebook = z.object({ text: z.string(), changedAt: instant.nullable() }).meta({ id: "Notebook" });
export const newNotebook = z.strictObject({ text: noteText(20_000) }).meta({ id: "NewNotebook" });

export const diaryEntry = z
  .object({ id: z.uuid(), seat, name: z.string(), version, text: z.string(), at: instant })
  .meta({ id: "DiaryEntry" });
export const diary = z
  .object({
    isSealed: z.boolean().meta({ description: "Until the game is over, players can only read their own." }),
    entries: z.array(diaryEntry),
  })
  .meta({ id: "Diary" });
export const newDiaryEntry = z
  .strictObject({ version: version.meta({ description: "The step it belongs to." }), text: readableLines(4000) })
  .meta({ id: "NewDiaryEntry" });
export const entryParams = z.object({ game: gameId, entry: z.uuid() });
