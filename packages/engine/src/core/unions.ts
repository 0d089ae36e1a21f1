import type { Typed } from "./ruleset.ts";

/** Turns a union into a table and back, so that a rule and its argument stay paired without a cast. */
export type ByType<Union extends Typed> = { readonly [Member in Union as Member["type"]]: Member };
export type Key<Shapes> = keyof Shapes & string;
export type Of<Shapes, Type extends Key<Shapes> = Key<Shapes>> = {
  [T in Type]: Shapes[T] & { readonly type: T };
}[Type];

/** What each fact does to the position: a missing one does not compile. */
export type Evolvers<State, Fact extends Typed> = {
  readonly [Type in Fact["type"]]: (state: State, fact: Of<ByType<Fact>, Type>) => State;
};
