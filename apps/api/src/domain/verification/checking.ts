import { bodyTextOf, digestOf, textOf } from "../game/digest-chain.ts";
import type { Stored } from "../game/evolve.ts";
import { folding } from "../game/folding.ts";
import type { Game } from "../game/game.ts";
import type { Register } from "../game/register.ts";
import { faultInPromises, faultInRules } from "./fault-in-rules.ts";

export interface StreamFault {
  readonly version: number;
  readonly kind: "chain" | "rules" | "fold";
  readonly detail: string;
}

export interface Checking {
  /** The game after the last event that could be folded. */
  readonly game: Game | undefined;
  /** False where the rules have changed since the game was opened: then facts are not worked out again. */
  readonly rulesChecked: boolean;
  /** What is wrong with the next event. After a fault of the fold there is no going on. */
  take(stored: Stored): readonly StreamFault[];
}

/** Checks a stream from its first event on: the chain, the chance, and that the rules give these facts. */
export function checking(register: Register, secret: string, returns: ReadonlySet<number>): Checking {
  const fold = folding(register, returns);
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
        rulesChecked = register.of(stored.event.ruleset).ruleset.revision === stored.event.revision;
      }
      const faults: StreamFault[] = [];
      const addFault = (kind: StreamFault["kind"], detail: string) => faults.push({ version, kind, detail });
      if (version !== (game?.version ?? 0) + 1) addFault("chain", "The version before it is missing.");
      const text = textOf(stored, bodyTextOf(stored.event));
      if (digestOf(secret, game?.digest ?? "", text) !== stored.digest) {
        addFault("chain", "The digest does not fit the event and the one before.");
      }
      const fault = rulesChecked ? faultInRules(register, game, stored) : game && faultInPromises(game, stored);
      if (fault !== undefined) addFault("rules", fault);
      try {
        game = fold(stored);
      } catch (error) {
        addFault("fold", error instanceof Error ? error.message : "The event cannot have happened.");
      }
      return faults;
    },
  };
}
