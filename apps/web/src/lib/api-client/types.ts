import type { components } from "./generated/openapi.ts";

type Schemas = components["schemas"];

/** What a body looks like whatever is played: each ruleset's own words side by side. */
type OfAnyRuleset<Body> = {
  [Part in keyof Body & string]: Body[Part] extends readonly unknown[] ? Body[Part][number][] : Body[Part];
};

/** The words of the API, as its document describes them. */
export type Account = Schemas["Account"];
export type Profile = Schemas["Profile"];
export type NotificationSettings = Schemas["NotificationSettings"];
export type NotificationSettingsChange = Schemas["NotificationSettingsChange"];
export type EmailFrequency = NotificationSettings["email"]["turn"];
export type GameNotificationSettings = Schemas["GameNotificationSettings"];
export type GameNotificationSettingsChange = Schemas["GameNotificationSettingsChange"];
export type NotificationKind = Schemas["NotificationKind"];
export type Device = Schemas["Device"];
export type Passkey = Schemas["Passkey"];
export type PasskeySetup = Schemas["PasskeySetup"];
export type PasskeyCreation = Schemas["PasskeyCreation"];
export type NewPasskey = Schemas["NewPasskey"];
export type PasskeyRequest = Schemas["PasskeyRequest"];
export type PasskeySignIn = Schemas["PasskeySignIn"];
export type AccessToken = Schemas["AccessToken"];
export type CreatedAccessToken = Schemas["CreatedAccessToken"];
export type OwnBot = Schemas["OwnBot"];
export type PublicBot = Schemas["PublicBot"];
export type BotGame = Schemas["BotGame"];
export type AuthorizationRequest = Schemas["AuthorizationRequest"];
export type AuthorizationQuestion = Schemas["AuthorizationQuestion"];
export type DeviceQuestion = Schemas["DeviceQuestion"];
export type ConnectedApp = Schemas["ConnectedApp"];
export type Delivery = Schemas["Delivery"];
export type SessionEntry = Schemas["SessionEntry"];
export type TwoFactorSetup = Schemas["TwoFactorSetup"];
export type CapturedEmail = Schemas["CapturedEmail"];
export type Game = Schemas["Game"];
export type GameLogVerification = Schemas["GameLogVerification"];
export type SeatOccupant = Schemas["SeatOccupant"];
export type BotLevel = Schemas["NewSeatBot"]["bot"];
export type TimeControl = Schemas["TimeControl"];
export type SeatClock = Schemas["SeatClock"];
export type Shortening = Schemas["Shortening"];
export type TurnLimit = Schemas["TurnLimit"];
export type PresenceCheck = Schemas["PresenceCheck"];
export type BallotWish = Schemas["NewBallot"]["wish"];
export type Player = Schemas["Player"];
export type SeatTenure = Schemas["SeatTenure"];
export type Vacation = Schemas["Vacation"];
export type Pace = TimeControl["pace"];
export type FixedDeadlines = NonNullable<TimeControl["fixedDeadlines"]>;
export type NewGame = Schemas["NewGame"];
export type Move = Schemas["NewMove"]["move"];
export type Position = OfAnyRuleset<Schemas["Position"]>;
export type MoveResult = OfAnyRuleset<Schemas["MoveResult"]>;
type DraftStep = OfAnyRuleset<Schemas["DraftCheck"]["steps"][number]>;
export type DraftCheck = Omit<OfAnyRuleset<Schemas["DraftCheck"]>, "steps"> & { steps: DraftStep[] };
type PremoveStep = OfAnyRuleset<Schemas["PremoveCheck"]["steps"][number]>;
export type PremoveCheck = Omit<OfAnyRuleset<Schemas["PremoveCheck"]>, "steps"> & { steps: PremoveStep[] };
export type Premoves = NonNullable<Schemas["Premoves"]["premoves"]>;
export type GamePresence = Schemas["GamePresence"];
export type AutoReply = Schemas["AutoReply"];
export type NewAutoReplies = Schemas["NewAutoReplies"];
export type UndoRequest = Schemas["UndoRequest"];
export type ChatMessage = Schemas["ChatMessage"];
export type ChatRoom = Schemas["ChatRoom"];
export type Chat = Schemas["Chat"];
export type DiaryEntry = Schemas["DiaryEntry"];
export type MovePreview = OfAnyRuleset<Schemas["Preview"]>;
export type GameStep = OfAnyRuleset<Schemas["Chronicle"]["steps"][number]>;
export type Chronicle = Omit<OfAnyRuleset<Schemas["Chronicle"]>, "steps"> & { steps: GameStep[] };
type ReplayStep = OfAnyRuleset<Schemas["Replay"]["steps"][number]>;
export type Replay = Omit<OfAnyRuleset<Schemas["Replay"]>, "steps"> & { steps: ReplayStep[] };
type ReplayChange = Schemas["ReplayChanges"]["steps"][number];
export type ReplayChanges = Omit<OfAnyRuleset<Schemas["ReplayChanges"]>, "steps"> & {
  steps: OfAnyRuleset<ReplayChange>[];
};
export type StreamStep = Pick<Schemas["StreamStep"], "ruleset"> & {
  step: GameStep;
  position: Omit<Position, "ruleset">;
};
type ReportMoves = OfAnyRuleset<Schemas["GameReport"]["swings"][number]["played"]>;
export type GameReportSwing = Omit<Schemas["GameReport"]["swings"][number], "played" | "best"> & {
  played: ReportMoves;
  best: ReportMoves;
};
export type GameReport = Omit<Schemas["GameReport"], "swings" | "decisions"> & { swings: GameReportSwing[] };
export type GameReportProgress = Schemas["GameReportProgress"];
export type ImportedGame = Schemas["ImportedGame"];
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
type PairsKeptApart = Extract<Schemas["TournamentEvent"], { type: "PairsKeptApart" }>;
export type TournamentEvent =
  | Exclude<Schemas["TournamentEvent"], PairsKeptApart>
  | (Omit<PairsKeptApart, "pairs"> & { pairs: Pairs });
export type TournamentLogEntry = Omit<Schemas["TournamentLogEntry"], "event"> & { event: TournamentEvent };
export type TournamentAction = Schemas["TournamentAction"];
export type TournamentTemplates = Schemas["TournamentTemplates"];
export type Series = Schemas["Series"];
export type SeriesRules = Schemas["SeriesRules"];
export type SeriesStandings = Schemas["SeriesStandings"];
export type NewSeries = Schemas["NewSeries"];
export type TournamentSimulation = Schemas["TournamentSimulation"];
export type Distribution = Schemas["Distribution"];
export type PlayerResults = Schemas["PlayerResults"];
export type NewTournament = Schemas["NewTournamentPlan"];
export type PlayerList = Schemas["PlayerList"];
export type PlayersNamed = Schemas["PlayersNamed"];
export type Entrant = Schemas["Entrant"];
export type TablePlace = Schemas["TablePlace"];
/** As the log of a tournament has it. */
export type RecordedTablePlace = Schemas["RecordedTablePlace"];
export type ArchiveMonth = Schemas["ArchiveMonth"];
export type ApiVersion = Schemas["ChangelogVersion"];
export type ApiChange = Schemas["ChangelogChange"];
export type Problem = Schemas["Problem"];
