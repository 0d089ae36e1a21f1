import { createBlockedReason } from "../../fief-shared/marching/blocked-reason.ts";
import { reasonOf } from "../decision/reasons.ts";
import type { FiefModel } from "../game.ts";
import { onMap } from "../realm/realm.ts";
import { marchTypes } from "./march-types.ts";

export const blockedReason = createBlockedReason<FiefModel>({
  marchTypes,
  entersVillages: true,
  roadRule: "FC-9.1",
  onMap,
  reasonOf,
});
