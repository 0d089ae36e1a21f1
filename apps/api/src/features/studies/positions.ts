import type { Study } from "../../domain/study/study.ts";
import type { StudyOrigin } from "../../domain/study/study-events.ts";
import { positionAt, startPosition } from "../../domain/study/study-moves.ts";
import type { StudyDeps } from "./types.ts";

type Deps = Pick<StudyDeps, "registry" | "games">;

// The origin keeps its identity while the study grows, so its position is computed once.
const roots = new WeakMap<StudyOrigin, unknown>();

/** The position in which a study begins. */
async function rootPosition({ registry, games }: Deps, { id, ruleset, origin }: Study): Promise<unknown> {
  const known = roots.get(origin);
  if (known !== undefined) return known;
  const position = origin.type === "start" ? startPosition(registry.of(ruleset).ruleset, origin) : await ofGame(origin);
  roots.set(origin, position);
  return position;

  async function ofGame({ game: name, version, digest }: Extract<StudyOrigin, { readonly type: "game" }>) {
    const game = await games.at(name, version);
    if (game === undefined || game.digest !== digest) throw new Error(`the game of study ${id} is not what it was`);
    return game.position;
  }
}

/** The position at a node. */
export async function studyPosition(deps: Deps, study: Study, node: number): Promise<unknown> {
  const { ruleset } = deps.registry.of(study.ruleset);
  return positionAt(ruleset, study, await rootPosition(deps, study), node);
}
