import type { Ruleset } from "../../core/ruleset.ts";
import { type MarketDay, marketDay } from "./market-day.fixture.ts";

/** Faults that only show in another part of the world. */
export const sortedAsLocals: Ruleset<MarketDay> = {
  ...marketDay,
  view: (state) => ({ ...state, graves: ["Zoé", "Ägid", "Odo"].toSorted((one, other) => one.localeCompare(other)) }),
};

export const datedAsLocals: Ruleset<MarketDay> = {
  ...marketDay,
  view: (state) => ({ ...state, graves: [`${new Date(0).getHours()} o'clock`] }),
};
