import type { Audience, Vocabulary } from "../../core/ruleset.ts";
import { isSame, mustBeSame } from "../difference.ts";
import type { Law } from "../law.ts";
import type { RecordedGame } from "../recorded-game.ts";
import type { Settings } from "../settings.ts";
import { factsMatchView } from "./facts-match-view.ts";
import { mustHideMarks } from "./marked-secrets.ts";
import { mustHideTheOpening } from "./opening-secrets.ts";
import { mustTellEveryone } from "./revealed-to-everyone.ts";
import { samplesOf } from "./samples.ts";
import { mustShowInFullToFew } from "./shown-in-full.ts";
import { visibleTo } from "./visible-to.ts";

/** Law 5: hidden information shows nowhere, and equal redacted facts lead to equal views. */
export function hiddenInformation<Game extends Vocabulary>(settings: Settings<Game>): Law<Game> {
  const { secrets = {}, known = {}, movesSampled = 60 } = settings;
  const unreached = new Set(Object.keys(secrets));
  const unlearned = new Set(Object.keys(known));
  return {
    title: "law 5: nothing hidden leaks",
    check(game) {
      const { ruleset, chance, audiences, end } = game;
      mustHideTheOpening(game, settings);
      mustTellEveryone(game);
      for (const sample of samplesOf(game, movesSampled)) {
        const { moment, audience } = sample;
        const twin = ruleset.redeal(moment.before, audience, chance);
        mustBeTwins(game, settings, audience, [moment.before, twin]);
        factsMatchView(game, settings, sample, twin);
        mustHideMarks(game, settings, sample);
        for (const name of unreached) {
          const [here, there] = [moment.before, twin].map((state) => secrets[name]?.(state, audience));
          if (!isSame(here, there)) unreached.delete(name);
        }
        for (const name of unlearned) {
          if ((known[name]?.(moment.before, audience) ?? []).length > 0) unlearned.delete(name);
        }
        mustBeSame("law 5: redealt for the arbiter", ruleset.redeal(moment.before, "arbiter", chance), moment.before);
      }
      mustShowInFullToFew(game);
      for (const audience of audiences) mustLookAlike(game, audience, [end, ruleset.redeal(end, audience, chance)]);
    },
    conclude() {
      if (unreached.size > 0) throw new Error(`law 5: redealing never reaches ${[...unreached].join(", ")}`);
      if (unlearned.size > 0) throw new Error(`law 5: no audience ever learns ${[...unlearned].join(", ")}`);
    },
  };
}

type Twins<Game extends Vocabulary> = readonly [state: Game["state"], twin: Game["state"]];

/** They look alike to the audience, hold what it knows, hold as much of everything, and break no promise of the ruleset. */
function mustBeTwins<Game extends Vocabulary>(
  game: RecordedGame<Game>,
  { conserves = {}, holds = {}, known = {} }: Settings<Game>,
  audience: Audience,
  [state, twin]: Twins<Game>,
): void {
  mustLookAlike(game, audience, [state, twin]);
  for (const [name, count] of Object.entries(conserves)) {
    mustBeSame(`law 5: redealing conserves ${name}`, count(twin), count(state));
  }
  for (const [name, part] of Object.entries(known)) {
    mustBeSame(`law 5: redealing keeps what ${audience} knows, ${name}`, part(twin, audience), part(state, audience));
  }
  for (const [name, isSo] of Object.entries(holds)) {
    if (isSo(state) && !isSo(twin))
      throw new Error(`law 5: after redealing for ${audience} it is not so any more: ${name}`);
  }
}

function mustLookAlike<Game extends Vocabulary>(
  { ruleset }: RecordedGame<Game>,
  audience: Audience,
  [state, twin]: Twins<Game>,
): void {
  mustBeSame(`law 5: redealt for ${audience}`, visibleTo(ruleset, state, audience), visibleTo(ruleset, twin, audience));
}
