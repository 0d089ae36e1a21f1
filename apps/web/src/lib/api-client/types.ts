import type { components } from "./generated/openapi.ts";

type Schemas = components["schemas"];

/** What a body looks like whatever is played: each ruleset's own words side by side. */
type OfAnyRuleset<Body> = {
  [Part in keyof Body & string]: Body[Part] extends readonly unknown[] ? Body[Part][number][] : Body[Part];
};

/** The words of the API, as its document describes them. */
export type Account = Schemas["Account"];
export type Profile = Schemas["Profile"];
export type NoticeSettings = Schemas["NotificationSettings"];
export type NoticeChange = Schemas["NotificationSettingsChange"];
export type NoticeKind = Schemas["NotificationKind"];
export type Device = Schemas["Device"];
export type Webhook = Schemas["Webhook"];
export type Delivery = Schemas["Delivery"];
export type SessionEntry = Schemas["SessionEntry"];
export type SecondFactorOffer = Schemas["TwoFactorSetup"];
export type KeptMail = Schemas["CapturedEmail"];
export type Game = Schemas["Game"];
export type Sitter = Schemas["SeatOccupant"];
export type BotLevel = Schemas["NewSeatBot"]["bot"];
export type TimeControl = Schemas["TimeControl"];
export type SeatClock = Schemas["SeatClock"];
export type LeaverWish = Schemas["NewBallot"]["wish"];
export type Player = Schemas["Player"];
export type Holding = Schemas["SeatTenure"];
export type Vacation = Schemas["Vacation"];
export type Pace = TimeControl["pace"];
export type NewGame = Schemas["NewGameInput"];
export type Move = Schemas["NewMove"]["move"];
export type Position = OfAnyRuleset<Schemas["Position"]>;
export type Played = OfAnyRuleset<Schemas["MoveResult"]>;
type DraftStep = OfAnyRuleset<Schemas["DraftCheck"]["steps"][number]>;
export type DraftChecked = Omit<OfAnyRuleset<Schemas["DraftCheck"]>, "steps"> & { steps: DraftStep[] };
export type StandingOrder = Schemas["AutoReply"];
export type UndoRequest = Schemas["UndoRequest"];
export type Message = Schemas["ChatMessage"];
export type TalkRoom = Schemas["ChatRoom"];
export type Talk = Schemas["Chat"];
export type DiaryEntry = Schemas["DiaryEntry"];
export type Rehearsed = OfAnyRuleset<Schemas["Preview"]>;
export type Step = OfAnyRuleset<Schemas["Chronicle"]["steps"][number]>;
export type Chronicle = Omit<OfAnyRuleset<Schemas["Chronicle"]>, "steps"> & { steps: Step[] };
type ReplayStep = OfAnyRuleset<Schemas["Replay"]["steps"][number]>;
export type Replay = Omit<OfAnyRuleset<Schemas["Replay"]>, "steps"> & { steps: ReplayStep[] };
export type StreamStep = Pick<Schemas["StreamStep"], "ruleset"> & {
  step: Step;
  position: Omit<Position, "ruleset">;
};
export type Ruleset = Schemas["Ruleset"];
export type Rulebook = Schemas["Rulebook"];
export type Rule = Schemas["Rule"];
export type Leaderboard = Schemas["Leaderboard"];
export type Statistics = Schemas["Statistics"];
export type RatingHistory = Schemas["RatingHistory"];
/** The client reads pairs as lists. */
type Pairs = string[][];
export type Tournament = Omit<Schemas["Tournament"], "apart"> & { apart: Pairs };
export type TournamentSummary = Schemas["TournamentSummary"];
export type TournamentRound = Schemas["TournamentRound"];
export type TournamentTable = Schemas["TournamentTable"];
export type TournamentPlan = Schemas["TournamentPlan"];
export type TournamentStage = Schemas["Stage"];
export type TournamentFormat = TournamentStage["format"];
export type TournamentStandings = Schemas["TournamentStandings"];
type Apart = Extract<Schemas["TournamentEvent"], { type: "PairsKeptApart" }>;
export type TournamentEvent = Exclude<Schemas["TournamentEvent"], Apart> | (Omit<Apart, "pairs"> & { pairs: Pairs });
export type TournamentLogEntry = Omit<Schemas["TournamentLogEntry"], "event"> & { event: TournamentEvent };
export type TournamentAct = Schemas["TournamentActionInput"];
export type TournamentRehearsal = Schemas["TournamentSimulation"];
export type Spread = Schemas["Distribution"];
export type PlayerResults = Schemas["PlayerResults"];
export type NewTournament = Schemas["NewTournamentPlanInput"];
export type PlayersNamed = Schemas["PlayersNamed"];
export type Entrant = Schemas["Entrant"];
export type TablePlace = Schemas["TablePlace"];
export type Problem = Schemas["Problem"];
