import { createBlockedReason } from "../../fief-shared/marching/blocked-reason.ts";
import { reasonOf } from "../decision/reasons.ts";
import type { FiefModel } from "../game.ts";
import { onMap } from "../realm/realm.ts";

/** The moves by which a lord goes somewhere. */
export const marchTypes: ReadonlySet<string> = new Set(["march", "ride"]);

export const blockedReason = createBlockedReason<FiefModel>({
  marchTypes,
  entersVillages: false,
  roadRule: "F1429-11.1",
  onMap,
  reasonOf,
});
