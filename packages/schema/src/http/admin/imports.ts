import { z } from "zod";
import { gameId, instant } from "../../ids.ts";
import { importedGame } from "../games/imports.ts";
import { paging, search } from "./lists.ts";
import { accountReference } from "./people.ts";

const { id, game, name, ruleset, origin, isListed } = importedGame.shape;

export const adminImportParams = z.object({ import: gameId });

export const adminImport = z
  .object({
    ...{ id, game, name, ruleset, origin, isListed },
    importedBy: accountReference.nullable().meta({ description: "Null: the account was deleted." }),
    importedAt: instant,
  })
  .meta({ id: "AdminImport" });
export type AdminImport = z.infer<typeof adminImport>;

export const adminImportsQuery = z.strictObject({ q: search, ...paging });
export const adminImportsPage = z
  .object({ total: z.int(), imports: z.array(adminImport) })
  .meta({ id: "AdminImportsPage" });
