import type { Audience, Vocabulary } from "../../core/ruleset.ts";
import { isSame, mustBeSame } from "./difference.ts";
import { mustRedactAsSeen } from "./facts-match-view.ts";
import type { Law } from "./law.ts";
import type { RecordedGame } from "./recorded-game.ts";
import type { Settings } from "./settings.ts";
import { visibleTo } from "./visible-to.ts";

const audiencesEach = 2;
const mark = "canary-7c1f";

/** Law 5: hidden information shows nowhere, and equal redacted facts lead to equal views. */
export function hiddenInformation<Game extends Vocabulary>(settings: Settings<Game>): Law<Game> {
  const { secrets = {}, conserves = {}, moments: momentsMax = 60 } = settings;
  const unreached = new Set(Object.keys(secrets));
  return {
    title: "law 5: nothing hidden leaks",
    check(game) {
      const { ruleset, chance, audiences, end } = game;
      for (const moment of chance.shuffle(game.moments).slice(0, momentsMax)) {
        for (const audience of chance.shuffle(audiences).slice(0, audiencesEach)) {
          const twin = ruleset.redeal(moment.before, audience, chance);
          mustLookAlike(game, audience, [moment.before, twin]);
          mustConserve(conserves, moment.before, twin);
          mustRedactAsSeen(game, moment, audience, twin);
          mustHideTheMark(settings, game, moment.before, audience);
          for (const name of unreached) {
            const [here, there] = [moment.before, twin].map((state) => secrets[name]?.(state, audience));
            if (!isSame(here, there)) unreached.delete(name);
          }
        }
        mustBeSame("law 5: the arbiter's twin", ruleset.redeal(moment.before, "arbiter", chance), moment.before);
      }
      for (const audience of audiences) mustLookAlike(game, audience, [end, ruleset.redeal(end, audience, chance)]);
    },
    conclude() {
      if (unreached.size > 0) throw new Error(`law 5: redealing never reaches ${[...unreached].join(", ")}`);
    },
  };
}

function mustLookAlike<Game extends Vocabulary>(
  { ruleset }: RecordedGame<Game>,
  audience: Audience,
  [state, twin]: readonly [Game["state"], Game["state"]],
): void {
  mustBeSame(
    `law 5: twins before ${audience}`,
    visibleTo(ruleset, state, audience),
    visibleTo(ruleset, twin, audience),
  );
}

function mustConserve<Game extends Vocabulary>(
  conserves: NonNullable<Settings<Game>["conserves"]>,
  state: Game["state"],
  twin: Game["state"],
): void {
  for (const [name, count] of Object.entries(conserves)) {
    mustBeSame(`law 5: redealing conserves ${name}`, count(twin), count(state));
  }
}

function mustHideTheMark<Game extends Vocabulary>(
  { marked }: Settings<Game>,
  { ruleset }: RecordedGame<Game>,
  state: Game["state"],
  audience: Audience,
): void {
  if (marked === undefined) return;
  const seen = JSON.stringify(visibleTo(ruleset, marked(state, audience, mark), audience));
  const at = seen.indexOf(mark);
  const song = seen.slice(Math.max(0, at - 60), at + 20);
  if (at >= 0) throw new Error(`law 5: the canary sings before ${audience}: ${song}`);
}
