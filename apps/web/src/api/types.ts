import type { components } from "./generated/openapi.ts";

type Schemas = components["schemas"];

/** The words of the API, as its document describes them. */
export type Account = Schemas["Account"];
export type Game = Schemas["Game"];
export type Sitter = Schemas["Sitter"];
export type BotLevel = Schemas["SeatBot"]["bot"];
export type NewGame = Schemas["NewGameInput"];
export type Move = Schemas["NewMove"]["move"];
export type Position = Schemas["Position"];
export type Played = Schemas["Played"];
export type Rehearsed = Schemas["Rehearsed"];
export type Chronicle = Schemas["Chronicle"];
export type Step = Chronicle["steps"][number];
export type Replay = Schemas["Replay"];
export type StreamStep = Schemas["StreamStep"];
export type Ruleset = Schemas["Ruleset"];
export type Rulebook = Schemas["Rulebook"];
export type Rule = Schemas["Rule"];
export type Problem = Schemas["Problem"];
