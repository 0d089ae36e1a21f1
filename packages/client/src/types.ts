import type { components } from "../generated/openapi.d.ts";

type Schemas = components["schemas"];

/** The id of a ruleset, such as `village`. */
export type RulesetId = Schemas["Game"]["ruleset"];
/** A game at one version, as the caller may see it, with everything that the caller may do in `choices`. */
export type Position<Ruleset extends RulesetId = RulesetId> = Extract<Schemas["Position"], { ruleset: Ruleset }>;
export type MoveResult<Ruleset extends RulesetId = RulesetId> = Extract<Schemas["MoveResult"], { ruleset: Ruleset }>;
/** A description of moves of one type. Any combination of the values of its fields is a move. */
export type Choice<Ruleset extends RulesetId = RulesetId> = Position<Ruleset>["choices"][number];
export type Move<Ruleset extends RulesetId = RulesetId> = Extract<NewMove, { ruleset: Ruleset }>["move"];
/** What is sent to play a move. With the ruleset of the game, the move is one of this ruleset. */
export type NewMove = Schemas["NewMove"];
export type Outcome = Schemas["Outcome"];
export type Game = Schemas["Game"];
export type Account = Schemas["Account"];
export type ChatMessage = Schemas["ChatMessage"];
export type UndoRequest = Schemas["UndoRequest"];
export type GamePresence = Schemas["GamePresence"];
export type StreamStep = Schemas["StreamStep"];
/** Something that happened in a game of the account. */
export type AccountEvent = Exclude<AccountStreamLine, { type: "connected" }>;
/** An event, or `connected` at the beginning of each connection. */
export type AccountStreamLine = Schemas["AccountStreamLine"];
/** Everything static about a ruleset: names in English and French, maps, cards, prices. */
export type RulesetReference<Ruleset extends RulesetId = RulesetId> = Extract<
  Schemas["RulesetReference"],
  { ruleset: Ruleset }
>;
/** The body of an error (RFC 9457). */
export type Problem = Schemas["Problem"];
/** The codes that this version knows. A newer server can send others. */
export type ProblemCode = Problem["code"];
