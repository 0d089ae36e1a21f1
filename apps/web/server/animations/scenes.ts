import { applyChanges } from "@seneschal/schema/json-changes";
import { messagesOf } from "@seneschal/wording/messages";
import { createTranslator } from "use-intl/core";
import { boardOf } from "../../src/boards/board-of.ts";
import type { Position, ReplayChanges } from "../../src/lib/api-client/types.ts";

/** What an animation shows of one version. */
export type Scene = Pick<Position, "version" | "view" | "question" | "outcome">;

export interface SceneRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** The limit of the pictures in an animation. */
export const scenesMax = 40;

/**
 * The positions that an animation of a replay shows: every step if they are few, otherwise how each phase ended. If these
 * are too many, as many as are allowed, evenly spaced.
 */
export async function scenesOf({ ruleset, steps }: ReplayChanges, range: SceneRange): Promise<readonly Scene[]> {
  const scenes = within(viewsOf(steps), range);
  if (scenes.length <= scenesMax) return scenes;
  const phaseOf = await phasesOf(ruleset);
  const phases = scenes.map(({ view }) => phaseOf(view));
  return spaced(scenes.filter((_, place) => place === 0 || phases[place] !== phases[place + 1]));
}

function viewsOf(steps: ReplayChanges["steps"]): readonly Scene[] {
  let view: unknown = null;
  return steps.map(({ version, changes, question, outcome }) => {
    view = applyChanges(view, changes);
    return { version, question, outcome, view } as Scene;
  });
}

/** The scenes of a range; the one before it, or else the first of all, if there are none. */
function within(scenes: readonly Scene[], { from = 1, to = Number.POSITIVE_INFINITY }: SceneRange): readonly Scene[] {
  const found = scenes.filter(({ version }) => from <= version && version <= to);
  const nearest = scenes.findLast(({ version }) => version <= to) ?? scenes[0];
  return found.length === 0 && nearest !== undefined ? [nearest] : found;
}

/** The phase of a position, in words. */
async function phasesOf(ruleset: string): Promise<(view: Scene["view"]) => string> {
  const [board, messages] = await Promise.all([boardOf(ruleset), messagesOf("en")]);
  const translate = createTranslator({ locale: "en", messages, namespace: board.messages as never });
  return (view) => board.stage((key, values) => translate(key as never, values as never), view);
}

/** Exported for its test. The first and the last are always among them. */
export function spaced<Value>(values: readonly Value[], max = scenesMax): readonly Value[] {
  if (values.length <= max) return values;
  const step = (values.length - 1) / (max - 1);
  return Array.from({ length: max }, (_, place) => values[Math.round(place * step)] as Value);
}
