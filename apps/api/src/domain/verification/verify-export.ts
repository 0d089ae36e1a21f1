import { canonicalJson, verifications } from "@seneschal/schema";
import { z } from "zod";
import { type GameEvent, gameEvent, type RecordedEvent } from "../game/events.ts";
import { type Game, isOver } from "../game/game.ts";
import { commitmentOf, schemeOf } from "../game/proof/chance.ts";
import { bodyTextOf, digestOf, textOf } from "../game/proof/digest.ts";
import { createReplay, type Replay } from "../game/replay.ts";
import type { RulesetRegistry } from "../game/ruleset-registry.ts";
import { type ChanceReport, type ChanceReporter, chanceReporter } from "./chance-report.ts";
import { eventLine, type Manifest, manifest, manifestOf } from "./export-lines.ts";
import { faultInBounds } from "./validate-bounds.ts";
import { validateEvent, validateGuarantees } from "./validate-event.ts";

export type Verdict =
  | {
      readonly isSound: true;
      readonly manifest: Manifest;
      /** False if the rules have changed since: then only hash chain and commitment were verified. */
      readonly rulesChecked: boolean;
      readonly chance: ChanceReport;
      /** The game after its last event. */
      readonly game: Game;
    }
  | Unsound;

/** The first line that is wrong, counted from 1, and why. */
export interface Unsound {
  readonly isSound: false;
  readonly line: number;
  readonly fault: verifications.LogFault;
  /** What is wrong, in English: details that depend on the rules of the game included. */
  readonly message: string;
  /** The event on that line, if it can be read. */
  readonly event?: { readonly type: string; readonly version: number };
  /** If the chain is broken here. */
  readonly digest?: { readonly expected: string; readonly found: string };
}

type Details = Omit<Unsound, "isSound" | "line" | "fault" | "message"> & { readonly message?: string };

function unsound(line: number, fault: verifications.LogFault, { message, ...details }: Details = {}): Unsound {
  return { isSound: false, line, fault, message: message ?? messages[fault], ...details };
}

const messages: Readonly<Record<verifications.LogFault, string>> = {
  "no-line-break": "the file does not end with a line break",
  "long-line": `the line is longer than ${verifications.lineCharactersMax} characters`,
  "no-json": "the line is not JSON",
  "no-manifest": "this is not a manifest of a game",
  "other-secret": "the secret is not the one that was committed to",
  "unknown-ruleset": "the ruleset is not known here",
  "no-event": "this is not an event",
  "not-canonical": "the line is not written in canonical form",
  "after-end": "the game was over",
  "wrong-digest": "the digest does not fit the event and the one before",
  "other-game": "the event belongs to another game",
  "wrong-version": "the version is not the next one",
  "too-large": "a number is too large for a game",
  "against-rules": "the event cannot have happened",
  "no-end": "the end of the game is missing",
  "other-manifest": "the manifest does not fit the events",
};

/** Verifies an exported game line by line: hash chain, random draws, and that the rules produce these facts. */
export function verifyExport(registry: RulesetRegistry, text: string): Verdict {
  const steps = verificationSteps(registry, text);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same in steps of one line, for callers that have other work to do in between. Each step tells the share that is done, from 0 to 1. */
export function* verificationSteps(registry: RulesetRegistry, text: string): Generator<number, Verdict> {
  const lines = text.split("\n");
  if (lines.pop() !== "") return unsound(lines.length + 1, "no-line-break");
  const read = manifestIn(lines[0] ?? "");
  if ("isSound" in read) return read;
  const { about } = read;
  const isKnown = registry.all.some(({ ruleset }) => ruleset.id === about.ruleset);
  if (!isKnown) return unsound(1, "unknown-ruleset", { message: `the ruleset ${about.ruleset} is not known here` });
  const rulesChecked = registry.all.some(({ ruleset }) => isPlayedAs(ruleset, about));
  const chance = chanceReporter();
  const end = yield* verifyEvents({ registry, about, rulesChecked, chance }, lines);
  if ("isSound" in end) return end;
  const { game } = end;
  if (game === undefined || !isOver(game)) return unsound(lines.length + 1, "no-end");
  if (lines[0] !== canonicalJson(manifestOf(game))) return unsound(1, "other-manifest");
  return { isSound: true, manifest: about, rulesChecked, chance: chance.report(), game };
}

interface Verification {
  readonly registry: RulesetRegistry;
  readonly about: Manifest;
  readonly rulesChecked: boolean;
  readonly chance: ChanceReporter;
}

/** The game after the last event, or the first line that is wrong. */
function* verifyEvents(
  verification: Verification,
  lines: readonly string[],
): Generator<number, Unsound | { game: Game | undefined }> {
  const { registry, about, chance } = verification;
  const replay = createReplay(registry, rollbackTargetsIn(lines));
  let game: Game | undefined;
  for (const [place, line] of lines.entries()) {
    if (place === 0) continue;
    yield place / lines.length;
    const number = place + 1;
    const read = eventIn(line, number, about, game);
    if ("isSound" in read) return read;
    const { recorded } = read;
    if (isOtherGame(recorded.event, about)) return unsound(1, "other-manifest");
    const next = faultOf(verification, game, recorded) ?? replayed(replay, game, recorded, about);
    if ("fault" in next) return unsound(number, next.fault, { message: next.message, event: eventOf(recorded) });
    game = next;
    chance.take(recorded);
  }
  return { game };
}

/** Found at once, because the rest of the verification depends on the rules that the manifest names. */
function isOtherGame(event: GameEvent, about: Manifest): boolean {
  if (event.type !== "GameOpened") return false;
  return event.ruleset !== about.ruleset || event.revision !== about.revision;
}

const eventOf = ({ event, version }: RecordedEvent) => ({ type: event.type, version });

interface Fault {
  readonly fault: verifications.LogFault;
  readonly message: string;
}

function faultOf(verification: Verification, game: Game | undefined, recorded: RecordedEvent): Fault | undefined {
  const outOfBounds = faultInBounds(verification.registry, recorded.event, verification);
  if (outOfBounds !== undefined) return { fault: "too-large", message: outOfBounds };
  const forbidden = faultIn(verification, game, recorded);
  return forbidden === undefined ? undefined : { fault: "against-rules", message: forbidden };
}

/** A made-up event can make the rules fail: then it cannot have happened. */
function faultIn({ registry, rulesChecked }: Verification, game: Game | undefined, recorded: RecordedEvent) {
  try {
    return rulesChecked ? validateEvent(registry, game, recorded) : game && validateGuarantees(game, recorded);
  } catch (error) {
    return reasonOf(error);
  }
}

function isPlayedAs(ruleset: { id: string; revision: number }, about: Manifest): boolean {
  return ruleset.id === about.ruleset && ruleset.revision === about.revision;
}

function manifestIn(line: string): Unsound | { readonly about: Manifest } {
  const json = jsonIn(line, 1);
  if ("isSound" in json) return json;
  const parsed = manifest.safeParse(json.value);
  if (!parsed.success) return unsound(1, "no-manifest");
  const about = parsed.data;
  if (commitmentOf(schemeOf(about), about.game, about.secret) !== about.commitment) {
    return unsound(1, "other-secret");
  }
  return { about };
}

function eventIn(
  line: string,
  number: number,
  about: Manifest,
  before: Game | undefined,
): Unsound | { readonly recorded: RecordedEvent } {
  const json = jsonIn(line, number);
  if ("isSound" in json) return json;
  const parsed = eventLine.safeParse(json.value);
  if (!parsed.success) return unsound(number, "no-event");
  const { game, version, at, type, body, digest: found } = parsed.data;
  const event = { type, version };
  if (canonicalJson(parsed.data) !== line) return unsound(number, "not-canonical", { event });
  const known = gameEvent.safeParse({ ...body, type });
  if (!known.success) return unsound(number, "no-event", { message: `this is not an event of type ${type}`, event });
  const recorded = { game, version, at, event: known.data, digest: found };
  if (before !== undefined && isOver(before) && !isAnnulment(known.data))
    return unsound(number, "after-end", { event });
  const expected = digestOf(about.secret, before?.digest ?? "", textOf(recorded, bodyTextOf(known.data)));
  if (expected !== found) return unsound(number, "wrong-digest", { event, digest: { expected, found } });
  if (game !== about.game) return unsound(number, "other-game", { event });
  if (version !== (before?.version ?? 0) + 1) {
    return unsound(number, "wrong-version", { message: `version ${version} is not the next one`, event });
  }
  return { recorded };
}

/** The game after an event, or why the event cannot have happened. */
function replayed(
  replay: Replay,
  before: Game | undefined,
  recorded: RecordedEvent,
  { secret }: Manifest,
): Game | Fault {
  try {
    return replay({ ...recorded, secret: before === undefined ? secret : undefined });
  } catch (error) {
    return { fault: "against-rules", message: reasonOf(error) };
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : messages["against-rules"]);

/** Annulment by staff is the only event that may follow the end of a game. */
function isAnnulment(event: GameEvent): boolean {
  return event.type === "GameClosed" && event.why === "annulled";
}

const rollback = z.object({ type: z.literal("GameRolledBack"), body: z.object({ to: z.int() }) });

/** The versions to which the game is rolled back later: the replay keeps them. Malformed lines are reported later. */
function rollbackTargetsIn(lines: readonly string[]): ReadonlySet<number> {
  const versions = lines.flatMap((line) => {
    if (!line.includes("GameRolledBack")) return [];
    return rollback.safeParse(jsonOrNothing(line)).data?.body.to ?? [];
  });
  return new Set(versions);
}

function jsonIn(line: string, number: number): Unsound | { readonly value: unknown } {
  if (line.length > verifications.lineCharactersMax) return unsound(number, "long-line");
  const value = jsonOrNothing(line);
  return value === undefined ? unsound(number, "no-json") : { value };
}

/** The JSON value of a line; undefined if it is not JSON. */
function jsonOrNothing(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
