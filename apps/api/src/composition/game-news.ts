import type { accountStream } from "@seneschal/schema";
import { botNameOf } from "@seneschal/wording";
import { type ChronicleRequest, chronicleLines, hasWording } from "@seneschal/wording/chronicle";
import { emailTranslator, nameFormatter } from "@seneschal/wording/emails";
import type { Pool } from "pg";
import type { Game, SeatOccupant } from "../domain/game/game.ts";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import { questionOf } from "../domain/game/summary.ts";
import type { GameReader } from "../event-store/game-store.ts";
import type { LoadedStep } from "../event-store/loading/game-loader.ts";
import type { VisibleGames } from "../event-store/spectator-delay.ts";
import { eventsOfStep, type Follower, standingIn } from "../features/account-stream/account-events.ts";
import { endValues } from "../features/notifications/due/end-values.ts";
import type { NamedPlayer } from "../features/notifications/due/named.ts";
import type { News, NewsRequest, Reach } from "../features/notifications/webhooks/news.ts";
import { stepOf } from "../features/play/viewing/game-view.ts";
import { knownPlayers } from "../stores/names/player-names-queries.ts";

interface Deps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly store: GameReader;
  readonly visible: VisibleGames;
}

type AccountEvent = accountStream.AccountEvent;
type Turn = Extract<AccountEvent, { type: "turn" }>;
type Language = News["language"];

/** The most important first. */
const kinds = ["end", "start", "vote", "turn", "step"] as const;
type Kind = (typeof kinds)[number];

/** Whether an account may have webhooks of a game: as its host, or with a seat, also while a bot plays it. */
export function isAtGame({ settings, seats }: Game, account: string): boolean {
  return settings.host === account || seats.some((occupant) => "account" in occupant && occupant.account === account);
}

/** How far spectators see a game now; undefined if the account may not have webhooks of it. */
export async function reachOfGame({ store, visible }: Deps, id: string, account: string): Promise<Reach | undefined> {
  const game = await store.current(id);
  if (game === undefined || !isAtGame(game, account)) return undefined;
  return { head: game.version, ...(await visible.limitFor(game, undefined)) };
}

/** What spectators saw happen in a game; nothing if its ruleset is missing. */
export async function newsOfGame(deps: Deps, id: string, request: NewsRequest): Promise<News | undefined> {
  const { after, upTo, language } = request;
  await deps.store.reached(id, upTo);
  const before = await deps.store.at(id, after);
  const steps = (await deps.store.stepsAfter(id, after, upTo - after)).filter(({ game }) => game.version <= upTo);
  const game = steps.at(-1)?.game;
  if (before === undefined || game === undefined || !deps.registry.has(game.settings.ruleset)) return undefined;
  const events = eventsOf(deps, before, steps).filter(({ type }) => request.kinds.includes(type));
  const kind = kinds.find((one) => events.some(({ type }) => type === one));
  if (kind === undefined) return undefined;
  const names = await namesIn(deps, game);
  const turns = events.filter((event) => event.type === "turn");
  const { name, ruleset, revision } = game.settings;
  return {
    kind,
    about: { id, name, ruleset, revision, version: game.version },
    events,
    path: `/games/${id}`,
    ...textsOf(kind, { game, names, turns, language }, steps),
    lines: linesOf(deps, steps, { names, language }),
    // Spectators with a delay learn later whose turn it was: nobody is called to it.
    onTurn: game.settings.spectatorDelay === undefined ? turns.flatMap(({ seat }) => accountAt(game, seat)) : [],
    language,
  };
}

/** The events of these steps, without the turns that were over at the last one. */
function eventsOf({ registry }: Deps, first: Game, steps: readonly LoadedStep[]): readonly AccountEvent[] {
  const follower: Follower = {
    registry,
    account: undefined,
    stepOf: ({ game, stored }) => stepOf(registry, game, "spectator", stored),
  };
  const events = steps.flatMap((step, place) =>
    eventsOfStep(follower, standingIn(follower, steps[place - 1]?.game ?? first), step),
  );
  const last = steps.at(-1)?.game;
  const question = last && questionOf(registry, last);
  const isStanding = (turn: Turn) =>
    turn.question.number === question?.number && turn.seat !== null && question.seats.includes(turn.seat);
  return events.filter((event) => event.type !== "turn" || isStanding(event));
}

/** The account that is called to a turn: the owner of the device. */
function accountAt({ seats }: Game, seat: number | null): readonly string[] {
  const occupant = seats[seat ?? -1];
  return occupant?.kind === "person" ? [occupant.companionOf ?? occupant.account] : [];
}

/** By seat, as they were at this version. */
async function namesIn({ pool }: Deps, { seats }: Game): Promise<readonly NamedPlayer[]> {
  const accountOf = (occupant: SeatOccupant) => ("account" in occupant ? occupant.account : undefined);
  const known = await knownPlayers(
    pool,
    seats.flatMap((occupant) => accountOf(occupant) ?? []),
  );
  return seats.map((occupant, seat) => {
    const account = accountOf(occupant);
    if (account === undefined) return { name: botNameOf(seat) ?? `${seat + 1}`, nameKind: null };
    return known.get(account) ?? { name: "", nameKind: null };
  });
}

interface Shown {
  readonly game: Game;
  readonly names: readonly NamedPlayer[];
  readonly turns: readonly Turn[];
  readonly language: Language;
}

function textsOf(kind: Kind, { game, names, turns, language }: Shown, steps: readonly LoadedStep[]) {
  const t = emailTranslator(language);
  const values = { game: game.settings.name, ruleset: game.settings.ruleset };
  const told = (template: string, more: Parameters<typeof t>[1], [title, text] = ["subject", "text"]) => ({
    title: t(`${template}.${title}`, { ...values, ...more }),
    text: t(`${template}.${text}`, { ...values, ...more }),
  });
  switch (kind) {
    case "start":
      return told("game-began", { names });
    case "end":
      return told("game-over", endValues(endDetailsOf(game, steps), names));
    case "turn": {
      const [turn] = turns;
      const called = turns.flatMap(({ seat }) => names[seat ?? -1] ?? []);
      return told("news.turn", { names: called, question: turn?.question.kind ?? "" });
    }
    case "step":
    case "vote":
      return told(`news.${kind}`, {});
  }
}

/** Of no seat: as it is told to those who did not win. */
function endDetailsOf({ settings, outcome }: Game, steps: readonly LoadedStep[]): Parameters<typeof endValues>[0] {
  const closing = steps.map(({ stored }) => stored.event).find((event) => event.type === "GameClosed");
  return {
    seat: -1,
    ruleset: settings.ruleset,
    outcome: ((closing === undefined ? outcome : undefined) as Parameters<typeof endValues>[0]["outcome"]) ?? null,
    hasLeft: false,
    why: closing?.why ?? null,
    reason: closing?.ruling?.reason ?? null,
    host: { name: null, nameKind: null },
  };
}

/** The chronicle as spectators saw it. */
function linesOf(
  { registry }: Deps,
  steps: readonly LoadedStep[],
  { names, language }: Pick<Shown, "names" | "language">,
): readonly string[] {
  const ruleset = steps[0]?.game.settings.ruleset ?? "";
  if (!hasWording(ruleset)) return [];
  const nameOf = nameFormatter(language);
  const shown = steps.flatMap(({ game, stored }) => stepOf(registry, game, "spectator", stored) ?? []);
  return chronicleLines({
    language,
    ruleset,
    // Every redacted fact has a type, but the API schema leaves facts to the rulesets.
    steps: shown as unknown as ChronicleRequest["steps"],
    names: names.map(nameOf),
    seat: null,
  });
}
