import type { Lord } from "../../model/state.ts";
import type { AgendaStep, Fact } from "../../model/types.ts";

/** What follows from a position by itself: facts, and questions that come first. */
export type Consequence = { readonly facts: readonly Fact[]; readonly questions?: readonly AgendaStep[] };
export const none: Consequence = { facts: [] };

export const named = ({ lord, seat }: Lord) => ({ lord, seat });
