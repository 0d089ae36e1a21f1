/**
 * Plays games of Village with fixed seeds and keeps the moments that the gallery and the tests of its board show:
 * a question of each kind, and the end of the first game. Run `npm run record:village` when the view changes.
 */
import { writeFileSync } from "node:fs";
import { type Chance, seededChance } from "../../../../packages/engine/src/core/chance.ts";
import { drawMove } from "../../../../packages/engine/src/core/choice.ts";
import { village } from "../../../../packages/engine/src/games/village/ruleset.ts";

const seats = 3;
const games = 12;
type State = ReturnType<typeof village.evolve>;
type Fact = Parameters<typeof village.evolve>[1];
type Move = Parameters<typeof village.decide>[2];

const told = (facts: readonly Fact[], audience: number | "spectator") =>
  facts.flatMap((fact) => village.redact(fact, audience) ?? []);
const fold = (state: State | undefined, facts: readonly Fact[]) =>
  facts.reduce<State | undefined>((now, fact) => village.evolve(now, fact), state) as State;

