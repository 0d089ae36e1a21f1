import { coverOf } from "../../boards/register.ts";
import type { Pace } from "../../lib/api-client/types.ts";
import type { NewGameForm } from "./new-game-form.ts";

/** What most people want of a new game. */
export const presets = ["friends", "bots", "competitive"] as const;
export type Preset = (typeof presets)[number];

type Preselected = Pick<NewGameForm, "visibility" | "startMode" | "pace" | "entryRequirement">;

const settings: Readonly<Record<Preset, Omit<Preselected, "pace">>> = {
  friends: { visibility: "invitation", startMode: "full", entryRequirement: "anybody" },
  bots: { visibility: "public", startMode: "full", entryRequirement: "anybody" },
  competitive: { visibility: "public", startMode: "ready", entryRequirement: "steady" },
};

/** The form with the settings of a preset; game, name, options and the number of seats stay. */
export function withPreset(form: NewGameForm, preset: Preset): NewGameForm {
  const other = preset === "bots" ? "medium" : "player";
  return {
    ...form,
    ...settings[preset],
    pace: paceOf(preset, form.ruleset),
    otherPlayers: form.otherPlayers.map(() => other),
  };
}

/** The time control of a preset: in competition, the one that suits the game. */
export function paceOf(preset: Preset, ruleset: NewGameForm["ruleset"]): Pace {
  return preset === "competitive" ? (coverOf(ruleset).competitivePace ?? "one-day") : "three-days";
}

/** The preset that a form corresponds to; `null` after other changes. */
export function presetOf(form: NewGameForm): Preset | null {
  return presets.find((preset) => isSame(form, withPreset(form, preset))) ?? null;
}

function isSame(form: NewGameForm, other: NewGameForm): boolean {
  const names = ["visibility", "startMode", "pace", "entryRequirement"] as const;
  const sameOccupants = form.otherPlayers.every((occupant, place) => occupant === other.otherPlayers[place]);
  return sameOccupants && names.every((name) => form[name] === other[name]);
}
