import type { games } from "@seneschal/schema";
import type { z } from "zod";
import { headFor } from "./head-for.ts";
import type { Chronicle, PlayNeeds } from "./play.ts";
import { stepOf } from "./step.ts";
import { audienceOf } from "./who.ts";

/** What happened after a version. Telling folds nothing: facts say by themselves who may know them. */
export async function chronicleOf(
  needs: PlayNeeds,
  id: string,
  viewer: string | undefined,
  { after, as, limit }: z.output<typeof games.stepsQuery>,
): Promise<Chronicle> {
  const { store, register } = needs;
  const game = await headFor(needs, id, viewer);
  const audience = audienceOf(game, viewer, as);
  const events = await store.events(id, after, limit);
  const shown = events.filter(({ version }) => version <= game.version);
  const steps = shown.flatMap((recorded) => stepOf(register, game, audience, recorded) ?? []);
  return { ruleset: game.terms.ruleset, game: id, audience, steps };
}
