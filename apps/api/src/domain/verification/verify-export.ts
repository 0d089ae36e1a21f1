import { canonicalJson } from "@seneschal/schema";
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
    }
  | Unsound;

/** The first line that is wrong, counted from 1, and why. */
interface Unsound {
  readonly isSound: false;
  readonly line: number;
  readonly message: string;
}

const unsound = (line: number, message: string): Unsound => ({ isSound: false, line, message });

/** Verifies an exported game line by line: hash chain, random draws, and that the rules produce these facts. */
export function verifyExport(registry: RulesetRegistry, text: string): Verdict {
  const steps = verificationSteps(registry, text);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same in steps of one line, for callers that have other work to do in between. */
export function* verificationSteps(registry: RulesetRegistry, text: string): Generator<undefined, Verdict> {
  const lines = text.split("\n");
  if (lines.pop() !== "") return unsound(lines.length + 1, "the file does not end with a line break");
  const read = manifestIn(lines[0] ?? "");
  if ("isSound" in read) return read;
  const { about } = read;
  const isKnown = registry.all.some(({ ruleset }) => ruleset.id === about.ruleset);
  if (!isKnown) return unsound(1, `the ruleset ${about.ruleset} is not known here`);
  const rulesChecked = registry.all.some(({ ruleset }) => isPlayedAs(ruleset, about));
  const chance = chanceReporter();
  const end = yield* verifyEvents({ registry, about, rulesChecked, chance }, lines);
  if ("isSound" in end) return end;
  if (end.game === undefined || !isOver(end.game)) return unsound(lines.length + 1, "the end of the game is missing");
  if (lines[0] !== canonicalJson(manifestOf(end.game))) return unsound(1, "the manifest does not fit the events");
  return { isSound: true, manifest: about, rulesChecked, chance: chance.report() };
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
): Generator<undefined, Unsound | { game: Game | undefined }> {
  const { registry, about, rulesChecked, chance } = verification;
  const replay = createReplay(registry, rollbackTargetsIn(lines));
  let game: Game | undefined;
  for (const [place, line] of lines.slice(1).entries()) {
    yield;
    const number = place + 2;
    const read = eventIn(line, number, about, game);
    if ("isSound" in read) return read;
    const { recorded } = read;
    const fault = faultInBounds(registry, recorded.event, { rulesChecked }) ?? faultIn(verification, game, recorded);
    if (fault !== undefined) return unsound(number, fault);
    const next = replayed(replay, game, recorded, about);
    if (typeof next === "string") return unsound(number, next);
    game = next;
    chance.take(recorded);
  }
  return { game };
}

/** A made-up event can make the rules fail: then it cannot have happened. */
function faultIn({ registry, rulesChecked }: Verification, game: Game | undefined, recorded: RecordedEvent) {
  try {
    return rulesChecked ? validateEvent(registry, game, recorded) : game && validateGuarantees(game, recorded);
  } catch (error) {
    return error instanceof Error ? error.message : "the event cannot have happened";
  }
}

function isPlayedAs(ruleset: { id: string; revision: number }, about: Manifest): boolean {
  return ruleset.id === about.ruleset && ruleset.revision === about.revision;
}

function manifestIn(line: string): Unsound | { readonly about: Manifest } {
  const json = jsonOrNothing(line);
  if (json === undefined) return unsound(1, "the line is not JSON");
  const parsed = manifest.safeParse(json);
  if (!parsed.success) return unsound(1, "this is not a manifest of a game");
  const about = parsed.data;
  if (commitmentOf(schemeOf(about), about.game, about.secret) !== about.commitment) {
    return unsound(1, "the secret is not the one that was committed to");
  }
  return { about };
}

function eventIn(
  line: string,
  number: number,
  about: Manifest,
  before: Game | undefined,
): Unsound | { readonly recorded: RecordedEvent } {
  const json = jsonOrNothing(line);
  if (json === undefined) return unsound(number, "the line is not JSON");
  const parsed = eventLine.safeParse(json);
  if (!parsed.success) return unsound(number, "this is not an event");
  if (canonicalJson(parsed.data) !== line) return unsound(number, "the line is not written in canonical form");
  const { game, version, at, type, body, digest } = parsed.data;
  const event = gameEvent.safeParse({ ...body, type });
  if (!event.success) return unsound(number, `this is not an event of type ${type}`);
  const recorded = { game, version, at, event: event.data, digest };
  if (before !== undefined && isOver(before) && !isAnnulment(event.data)) return unsound(number, "the game was over");
  const text = textOf(recorded, bodyTextOf(event.data));
  if (digestOf(about.secret, before?.digest ?? "", text) !== digest) {
    return unsound(number, "the digest does not fit the event and the one before");
  }
  if (game !== about.game) return unsound(number, "the event belongs to another game");
  if (version !== (before?.version ?? 0) + 1) return unsound(number, `version ${version} is not the next one`);
  return { recorded };
}

/** The game after an event, or why the event cannot have happened. */
function replayed(
  replay: Replay,
  before: Game | undefined,
  recorded: RecordedEvent,
  { secret }: Manifest,
): Game | string {
  try {
    return replay({ ...recorded, secret: before === undefined ? secret : undefined });
  } catch (error) {
    return error instanceof Error ? error.message : "the event cannot have happened";
  }
}

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

/** The JSON value of a line; undefined if it is not JSON. */
function jsonOrNothing(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
