import type { Audience, Seat, Typed } from "./ruleset.ts";
import type { ByType, Key, Of } from "./unions.ts";

/** The seats to which a fact reveals hidden information. A method, so that a ruleset fits code for any ruleset. */
interface Recipients<Fact> {
  seatsOf(fact: Fact): readonly Seat[];
}
export type RevealedTo<Fact> = "everyone" | Recipients<Fact>["seatsOf"];
/** For each type of fact that reveals hidden information, the audiences to which it does. */
export type RevealingFacts<Fact extends Typed> = {
  readonly [Type in Key<ByType<Fact>>]?: RevealedTo<Of<ByType<Fact>, Type>>;
};

type Revealing<Fact extends Typed> = { readonly revealingFacts: RevealingFacts<Fact> };

/** Whether this fact reveals hidden information to any audience: undo and previews stop before it. */
export const isRevealing = <Fact extends Typed>({ revealingFacts }: Revealing<Fact>, { type }: Fact): boolean =>
  Object.hasOwn(revealingFacts, type);

/** Whether this fact reveals hidden information to this audience. The arbiter reads every fact in full. */
export function isRevealedTo<Fact extends Typed>(
  { revealingFacts }: Revealing<Fact>,
  fact: Fact,
  audience: Audience,
): boolean {
  // The type of the fact chose the entry, so its function takes this fact.
  const recipients = revealingFacts[fact.type as keyof typeof revealingFacts] as RevealedTo<Fact> | undefined;
  if (recipients === undefined) return false;
  if (recipients === "everyone" || audience === "arbiter") return true;
  return audience !== "spectator" && recipients(fact).includes(audience);
}
