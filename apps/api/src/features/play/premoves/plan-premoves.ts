import { randomInt } from "node:crypto";
import { type Seat, seededChance, type Typed } from "@seneschal/engine";
import type { Game } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { automaticReply } from "../auto-replies/auto-answer.ts";
import type { AutoReplies } from "../auto-replies/auto-replies-store.ts";
import { guessPosition } from "../moves/preview.ts";
import { type LookedAhead, lookAhead, type Planner } from "./look-ahead.ts";

/** A seat and the moves that it plans. */
export interface Plan {
  readonly game: Game;
  readonly seat: Seat;
  readonly moves: readonly Typed[];
  /** The automatic answers of the player, if any are stored. */
  readonly own: AutoReplies | undefined;
}

/** Looks ahead in a random course of the game that the seat cannot distinguish from the real one. */
export function planPremoves(registry: RulesetRegistry, { game, seat, moves, own }: Plan): LookedAhead {
  const { ruleset } = registry.of(game.settings.ruleset);
  const planner: Planner = {
    ruleset,
    seat,
    chance: seededChance(randomInt(2 ** 47)),
    autoReplyTo(position, question) {
      const open = { ruleset, position, question, raisedBy: undefined, isOnlyKindSince: never, isAmongBots: never };
      return own && automaticReply(open, own)?.move;
    },
  };
  return lookAhead(planner, guessPosition(ruleset, game.position, seat), moves);
}

const never = () => false;
