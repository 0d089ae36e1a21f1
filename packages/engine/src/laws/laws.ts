import type { Vocabulary } from "../core/ruleset.ts";
import { choicesMatchDecide } from "./choices-match-decide.ts";
import { conservation } from "./conservation.ts";
import { determinism } from "./determinism.ts";
import { evaluation } from "./evaluation.ts";
import { hiddenInformation } from "./hidden-information/hidden-information.ts";
import type { Law } from "./law.ts";
import { moverLearnsNothing } from "./mover-learns-nothing.ts";
import { plainJson } from "./plain-json.ts";
import { progress } from "./progress.ts";
import { replay } from "./replay.ts";
import type { Settings } from "./settings.ts";
import { turnLimit } from "./turn-limit.ts";

/** The laws that random games can break, in order. `packages/wording` checks the ninth, about the chronicle. */
export const lawsOf = <Game extends Vocabulary>(settings: Settings<Game>): readonly Law<Game>[] => [
  replay(settings),
  plainJson(settings),
  progress(settings),
  choicesMatchDecide(settings),
  hiddenInformation(settings),
  conservation(settings),
  determinism(settings),
  moverLearnsNothing(settings),
  evaluation(),
  turnLimit(settings),
];
