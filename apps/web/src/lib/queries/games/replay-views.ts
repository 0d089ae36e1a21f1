import { applyChanges } from "@seneschal/schema/json-changes";
import type { Replay, ReplayChanges } from "../../api-client/types.ts";

/** A replay with the view after each step, from the changes of the views. */
export function withViews({ steps, ...replay }: ReplayChanges): Replay {
  let view: unknown = null;
  return {
    ...replay,
    steps: steps.map(({ changes, ...step }) => {
      view = applyChanges(view, changes);
      return { ...step, view: view as Replay["steps"][number]["view"] };
    }),
  };
}
