import type { NewGameForm } from "./new-game-form.ts";

/** What most people want of a new game. */
export const presets = ["friends", "bots", "competitive"] as const;
export type Preset = (typeof presets)[number];

type Preselected = Pick<NewGameForm, "visibility" | "startMode" | "pace" | "entryRequirement">;

const settings: Readonly<Record<Preset, Preselected>> = {
  friends: { visibility: "invitation", startMode: "full", pace: "three-days", entryRequirement: "anybody" },
  bots: { visibility: "public", startMode: "full", pace: "three-days", entryRequirement: "anybody" },
  competitive: { visibility: "public", startMode: "ready", pace: "one-day", entryRequirement: "steady" },
};

/** The form with the settings of a preset; game, name, options and the number of seats stay. */
export function withPreset(form: NewGameForm, preset: Preset): NewGameForm {
  const other = preset === "bots" ? "medium" : "player";
  return { ...form, ...settings[preset], otherPlayers: form.otherPlayers.map(() => other) };
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
