import type { Vocabulary } from "../../core/ruleset.ts";
import { conserved } from "./conserved.ts";
import { discovered } from "./discovered.ts";
import { keptSecret } from "./kept-secret.ts";
import type { Law } from "./law.ts";
import { lively } from "./lively.ts";
import { offered } from "./offered.ts";
import { plain } from "./plain.ts";
import { replay } from "./replay.ts";
import { reproducible } from "./reproducible.ts";
import type { Settings } from "./settings.ts";

/** The laws that random games can break, in their order. The ninth is about the log: the web holds it against its messages. */
export const lawsOf = <Game extends Vocabulary>(settings: Settings<Game>): readonly Law<Game>[] => [
  replay(settings),
  plain(settings),
  lively(settings),
  offered(settings),
  keptSecret(settings),
  conserved(settings),
  reproducible(settings),
  discovered(settings),
];
