import type { StoredEvent } from "../game/evolve.ts";
import type { Game } from "../game/game.ts";
import { bodyTextOf, digestOf, textOf } from "../game/proof/digest.ts";
import { createReplay } from "../game/replay.ts";
import type { RulesetRegistry } from "../game/ruleset-registry.ts";
import { validateEvent, validateGuarantees } from "./validate-event.ts";

export interface StreamFault {
  readonly version: number;
  readonly kind: "chain" | "rules" | "fold";
  readonly detail: string;
}

export interface StreamVerification {
  /** The game after the last event that could be replayed. */
  readonly game: Game | undefined;
  /** False if the rules have changed since the game was created: then facts are not recomputed. */
  readonly rulesChecked: boolean;
  /** Returns the faults of the next event. After a replay fault no further events can be checked. */
  take(stored: StoredEvent): readonly StreamFault[];
}

/** Verifies the events of a game in order: hash chain, random draws, and that the rules produce these facts. */
export function verifyStream(
  registry: RulesetRegistry,
  secret: string,
  rollbackTargets: ReadonlySet<number>,
): StreamVerification {
  const replay = createReplay(registry, rollbackTargets);
  let game: Game | undefined;
  let rulesChecked = true;

  return {
    get game() {
      return game;
    },
    get rulesChecked() {
      return rulesChecked;
    },
    take(stored) {
      const { version } = stored;
      if (stored.event.type === "GameOpened") {
        rulesChecked = registry.of(stored.event.ruleset).ruleset.revision === stored.event.revision;
      }
      const faults: StreamFault[] = [];
      const addFault = (kind: StreamFault["kind"], detail: string) => faults.push({ version, kind, detail });
      if (version !== (game?.version ?? 0) + 1) addFault("chain", "The version before it is missing.");
      const text = textOf(stored, bodyTextOf(stored.event));
      if (digestOf(secret, game?.digest ?? "", text) !== stored.digest) {
        addFault("chain", "The digest does not fit the event and the one before.");
      }
      const fault = rulesChecked ? validateEvent(registry, game, stored) : game && validateGuarantees(game, stored);
      if (fault !== undefined) addFault("rules", fault);
      try {
        game = replay(stored);
      } catch (error) {
        addFault("fold", error instanceof Error ? error.message : "The event cannot have happened.");
      }
      return faults;
    },
  };
}
