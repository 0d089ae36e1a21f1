import type { accountStream } from "@seneschal/schema";
import type { Pool } from "pg";
import type { Game } from "../domain/game/game.ts";
import type { GameReader } from "../event-store/game-store.ts";
import type { LoadedStep } from "../event-store/loading/game-loader.ts";
import {
  chatEvent,
  eventsOfStep,
  type Follower,
  standingIn,
  undoVote,
} from "../features/account-stream/account-events.ts";
import type { AccountStreamDeps } from "../features/account-stream/follow-account.ts";
import { pendingUndoRequest } from "../features/account-stream/stream-queries.ts";
import { gameOf, type NotificationContent, type NotificationTemplate } from "../features/notifications/notification.ts";
import type { NoticedEvents } from "../features/notifications/webhooks/noticed-events.ts";

type AccountEvent = accountStream.AccountEvent;

interface Deps extends Pick<AccountStreamDeps, "openChatFeed">, Pick<Follower, "registry" | "stepOf"> {
  readonly pool: Pool;
  readonly store: GameReader;
}

/** A notification of an account about a game, and the game as it is now. */
interface Noticed {
  readonly account: string;
  readonly at: Date;
  readonly notice: NotificationContent;
  readonly game: Game;
}

type Find = (deps: Deps, noticed: Noticed) => Promise<readonly AccountEvent[]>;
type VoteSubject = Extract<AccountEvent, { type: "vote" }>["about"];

/** How the events of a notification are found. The account stream has none for the others. */
const findByTemplate: Partial<Record<NotificationTemplate, Find>> = {
  "your-turn": latest(
    (event, { notice }) => event.type === "turn" && event.seat === (notice.since?.seat ?? event.seat),
  ),
  "clock-runs": latest(({ type }) => type === "turn"),
  invited: latest(({ type }) => type === "invitation"),
  "game-began": latest(({ type }) => type === "start"),
  "game-over": latest(({ type }) => type === "end"),
  "shortening-proposed": latest(isVoteOn("shortening")),
  "presence-check": latest(isVoteOn("presence-check")),
  "seat-left": latest(isVoteOn("abandoned-seat")),
  "replacement-vote": latest(isVoteOn("abandoned-seat")),
  "undo-asked": undoRequest,
  "rollback-asked": undoRequest,
  talk: messages,
};

/** Finds the events of the account stream that notifications are about; none if the ruleset of the game is missing. */
export function noticedEvents(deps: Deps): NoticedEvents {
  return async ({ account, at, notice }) => {
    const id = gameOf(notice);
    const find = notice.kind === "test" ? undefined : findByTemplate[notice.kind];
    const game = id === undefined || find === undefined ? undefined : await deps.store.current(id);
    const isTold = game !== undefined && deps.registry.has(game.settings.ruleset);
    return !isTold || find === undefined ? [] : find(deps, { account, at, notice, game });
  };
}

function isVoteOn(subject: VoteSubject) {
  return (event: AccountEvent) => event.type === "vote" && event.about === subject;
}

const stepsAtOnce = 32;
/** What happened longer ago is not looked for: the notification was late. */
const stepsMax = 256;

/** The latest event of the log that satisfies a condition, up to the version that the notification is about. */
function latest(isMeant: (event: AccountEvent, noticed: Noticed) => boolean): Find {
  return async (deps, noticed) => {
    const { account, at, notice, game } = noticed;
    const last = notice.since?.upTo ?? game.version;
    const isEarlier = (event: AccountEvent) => Date.parse(event.at) <= at.getTime();
    for (let upTo = last; upTo > 0 && upTo > last - stepsMax; upTo -= stepsAtOnce) {
      const events = await eventsUpTo(deps, account, game.id, upTo);
      const found = events.findLast((event) => isEarlier(event) && isMeant(event, noticed));
      if (found !== undefined) return [found];
    }
    return [];
  };
}

/** What the account stream tells of the steps that end with a version. */
async function eventsUpTo(deps: Deps, account: string, game: string, upTo: number): Promise<readonly AccountEvent[]> {
  const follower = { ...deps, account };
  const after = Math.max(0, upTo - stepsAtOnce);
  const before = after === 0 ? undefined : await deps.store.at(game, after);
  const steps = await deps.store.stepsAfter(game, after, upTo - after);
  const gameBefore = (place: number): Game | undefined => steps[place - 1]?.game ?? before;
  return steps.flatMap((step: LoadedStep, place) =>
    eventsOfStep(follower, standingIn(follower, gameBefore(place)), step),
  );
}

/** Nothing if the request has been answered. */
async function undoRequest({ pool }: Deps, { account, game }: Noticed): Promise<readonly AccountEvent[]> {
  const request = await pendingUndoRequest(pool, game.id, game.version);
  return request === undefined ? [] : undoVote({ game, account }, request);
}

const messagesWithinMs = 7 * 24 * 60 * 60 * 1000;

/** The unread messages, as many as the notification counts. Deleted ones are not sent. */
async function messages(
  { openChatFeed }: Deps,
  { account, at, notice, game }: Noticed,
): Promise<readonly AccountEvent[]> {
  const { room, count } = notice.values;
  const isMeant = (event: AccountEvent) =>
    event.type === "chat" &&
    event.message.text !== null &&
    event.message.account !== account &&
    (event.message.room === "table") === (room === "table") &&
    Date.parse(event.message.at) <= at.getTime();
  const feed = await openChatFeed(game, account, (at.getTime() - messagesWithinMs) * 1000);
  const found: AccountEvent[] = [];
  for (let changes = await feed.next(game, game.version); changes.length > 0; ) {
    found.push(...changes.map(({ number, data }) => chatEvent({ game, account }, number, data)).filter(isMeant));
    changes = await feed.next(game, game.version);
  }
  return found.slice(-Number(count));
}
