import { z } from "zod";
import { type GameEvent, gameEvent, type RecordedEvent } from "../game/events.ts";
import { type Game, isOver } from "../game/game.ts";
import { commitmentOf, schemeOf } from "../game/proof/chance.ts";
import { bodyTextOf, canonicalJson, digestOf, textOf } from "../game/proof/digest.ts";
import { createReplay, type Replay } from "../game/replay.ts";
import type { RulesetRegistry } from "../game/ruleset-registry.ts";
import { type ChanceReport, chanceReporting } from "./chance-report.ts";
import { eventLine, type Manifest, manifest, manifestOf } from "./export-lines.ts";
import { validateEvent, validateGuarantees } from "./validate-event.ts";

export type Verdict =
  | {
      readonly isSound: true;
      readonly manifest: Manifest;
      /** False if the rules have changed since: then only hash chain and commitment were verified. */
      readonly rulesChecked: boolean;
      readonly chance: ChanceReport;
    }
  | { readonly isSound: false; readonly line: number; readonly message: string };

class Fault extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** Verifies an exported game line by line: hash chain, random draws, and that the rules produce these facts. */
export function verifyExport(registry: RulesetRegistry, text: string): Verdict {
  try {
    return verified(registry, text);
  } catch (error) {
    if (error instanceof Fault) return { isSound: false, line: error.line, message: error.message };
    throw error;
  }
}

function verified(registry: RulesetRegistry, text: string): Verdict {
  const lines = text.split("\n");
  if (lines.pop() !== "") throw new Fault(lines.length + 1, "the file does not end with a line break");
  const about = manifestIn(lines[0] ?? "");
  const rulesChecked = registry.all.some(({ ruleset }) => isPlayedAs(ruleset, about));
  const known = registry.all.some(({ ruleset }) => ruleset.id === about.ruleset);
  if (!known) throw new Fault(1, `the ruleset ${about.ruleset} is not known here`);
  const replay = createReplay(registry, returnsIn(lines));
  const chance = chanceReporting();
  let game: Game | undefined;
  for (const [place, line] of lines.slice(1).entries()) {
    const number = place + 2;
    const recorded = eventIn(line, number, about, game);
    const fault = rulesChecked ? validateEvent(registry, game, recorded) : game && validateGuarantees(game, recorded);
    if (fault !== undefined) throw new Fault(number, fault);
    game = replayed(replay, game, recorded, number, about);
    chance.take(recorded);
  }
  if (game === undefined || !isOver(game)) throw new Fault(lines.length + 1, "the end of the game is missing");
  if (lines[0] !== canonicalJson(manifestOf(game))) throw new Fault(1, "the manifest does not fit the events");
  return { isSound: true, manifest: about, rulesChecked, chance: chance.report() };
}

function isPlayedAs(ruleset: { id: string; revision: number }, about: Manifest): boolean {
  return ruleset.id === about.ruleset && ruleset.revision === about.revision;
}

function manifestIn(line: string): Manifest {
  const parsed = manifest.safeParse(jsonIn(line, 1));
  if (!parsed.success) throw new Fault(1, "this is not a manifest of a game");
  const about = parsed.data;
  if (commitmentOf(schemeOf(about), about.game, about.secret) !== about.commitment) {
    throw new Fault(1, "the secret is not the one that was committed to");
  }
  return about;
}

function eventIn(line: string, number: number, about: Manifest, before: Game | undefined): RecordedEvent {
  const parsed = eventLine.safeParse(jsonIn(line, number));
  if (!parsed.success) throw new Fault(number, "this is not an event");
  if (canonicalJson(parsed.data) !== line) throw new Fault(number, "the line is not written in canonical form");
  const { game, version, at, type, body, digest } = parsed.data;
  const event = gameEvent.safeParse({ ...body, type });
  if (!event.success) throw new Fault(number, `this is not an event of type ${type}`);
  const recorded = { game, version, at, event: event.data, digest };
  if (before !== undefined && isOver(before) && !isAnnulment(event.data)) throw new Fault(number, "the game was over");
  const text = textOf(recorded, bodyTextOf(event.data));
  if (digestOf(about.secret, before?.digest ?? "", text) !== digest) {
    throw new Fault(number, "the digest does not fit the event and the one before");
  }
  if (game !== about.game) throw new Fault(number, "the event belongs to another game");
  if (version !== (before?.version ?? 0) + 1) throw new Fault(number, `version ${version} is not the next one`);
  return recorded;
}

function replayed(
  replay: Replay,
  before: Game | undefined,
  recorded: RecordedEvent,
  number: number,
  { secret }: Manifest,
): Game {
  try {
    return replay({ ...recorded, secret: before === undefined ? secret : undefined });
  } catch (error) {
    throw new Fault(number, error instanceof Error ? error.message : "the event cannot have happened");
  }
}

function jsonIn(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Fault(number, "the line is not JSON");
    throw error;
  }
}

/** Annulment by staff is the only event that may follow the end of a game. */
function isAnnulment(event: GameEvent): boolean {
  return event.type === "GameClosed" && event.why === "annulled";
}

const rollback = z.object({ type: z.literal("GameRolledBack"), body: z.object({ to: z.int() }) });

/** The versions that the game later returns to: the replay keeps them. Malformed lines are reported later. */
function returnsIn(lines: readonly string[]): ReadonlySet<number> {
  const versions = lines.flatMap((line) => {
    if (!line.includes("GameRolledBack")) return [];
    return rollback.safeParse(jsonOrNothing(line)).data?.body.to ?? [];
  });
  return new Set(versions);
}

function jsonOrNothing(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
