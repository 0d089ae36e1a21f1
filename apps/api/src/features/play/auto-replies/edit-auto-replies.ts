import type { autoReplies } from "@seneschal/schema";
import type { z } from "zod";
import type { Game } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { readableText } from "../../../platform/http/guards/readable-text.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { loadVisibleGame, requireSeat } from "../game-access.ts";
import type { AutoRepliesBody, PlayDeps } from "../types.ts";
import { type AutoReplies, ownAutomaticAnswers, storeAutoReplies } from "./auto-replies-store.ts";

type NewAutoReplies = z.output<typeof autoReplies.newAutoReplies>;

/** The auto-replies of one player. Others never see them. */
export async function ownAutoReplies(deps: PlayDeps, id: string, player: string): Promise<AutoRepliesBody> {
  const seat = requireSeat(await loadVisibleGame(deps, id, player), player);
  const stored = await ownAutomaticAnswers(deps.pool, { game: id, seat, account: player });
  return {
    replies: [...(stored?.replies ?? [])],
    answersSingleChoices: stored?.answersSingleChoices ?? false,
    skipsTrades: stored?.skipsTrades ?? false,
    changedAt: stored?.changedAt ?? null,
  };
}

/** Replaces the auto-replies of a player. */
export async function changeAutoReplies(
  deps: PlayDeps,
  id: string,
  player: string,
  { replies, ...change }: NewAutoReplies,
): Promise<AutoRepliesBody> {
  const game = await loadVisibleGame(deps, id, player);
  const seat = requireSeat(game, player);
  assertValidMoves(deps.registry, game, replies);
  const stored = await ownAutomaticAnswers(deps.pool, { game: id, seat, account: player });
  const list = withReadableLabels(replies, stored?.replies ?? []);
  const answersSingleChoices = change.answersSingleChoices ?? stored?.answersSingleChoices ?? false;
  const skipsTrades = change.skipsTrades ?? stored?.skipsTrades ?? false;
  const changed = { replies: list, answersSingleChoices, skipsTrades, changedAt: deps.now().toISOString() };
  await storeAutoReplies(deps.pool, { game: id, seat, account: player }, changed);
  deps.store.updates.emitAutoRepliesChanged(id);
  return changed;
}

/** The auto-replies with their labels checked: each is readable, or was there before. */
function withReadableLabels(
  replies: readonly autoReplies.AutoReply[],
  before: AutoReplies["replies"],
): autoReplies.AutoReply[] {
  const labels = before.map(({ label }) => label);
  return replies.map((order, place) => ({
    ...order,
    label: acceptedOrThrow(readableText(order.label, labels, `body/replies/${place}/label`)),
  }));
}

/** Throws the problem `malformed-request` if a move or one of its fixed fields is not valid in the ruleset. */
function assertValidMoves(registry: RulesetRegistry, game: Game, list: readonly autoReplies.AutoReply[]): void {
  const { move } = registry.of(game.settings.ruleset).schema;
  const errors = list.flatMap(({ move: { type, fields } }, place) => {
    const moveSchema = move.options.find((option) => option.shape.type?.safeParse(type).success);
    if (moveSchema === undefined)
      return [{ path: `body/replies/${place}/move/type`, message: "No move has this type." }];
    const parsed = moveSchema.partial().safeParse({ type, ...fields });
    const issues = parsed.error?.issues ?? [];
    return issues.map(({ path, message }) => ({
      path: ["body/replies", place, "move/fields", ...path].join("/"),
      message,
    }));
  });
  if (errors.length === 0) return;
  throw new Problem("malformed-request", "These are not moves of this ruleset.", { errors });
}
