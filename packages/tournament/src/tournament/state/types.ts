import type { tournaments } from "@seneschal/schema";

/** A deeply readonly value. */
export type Immutable<Value> = Value extends object ? { readonly [Key in keyof Value]: Immutable<Value[Key]> } : Value;

export type Plan = Immutable<tournaments.Plan>;
export type Stage = Immutable<tournaments.Stage>;
export type StageOf<Format extends Stage["format"]> = Extract<Stage, { readonly format: Format }>;
export type TournamentEvent = Immutable<tournaments.TournamentEvent>;
export type EventOf<Type extends TournamentEvent["type"]> = Extract<TournamentEvent, { readonly type: Type }>;
export type Act = Immutable<tournaments.TournamentAction>;
export type ActOf<Type extends Act["type"]> = Extract<Act, { readonly type: Type }>;
export type Verdict = EventOf<"TableEnded">["verdict"];

/** An event with its version, its time and its actor (none: the server). */
export interface Recorded {
  readonly version: number;
  readonly at: string;
  readonly by: string | null;
  readonly event: TournamentEvent;
}
