import { during } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { gained, lost } from "../model/coins.ts";
import { answered, type RuleOfMove, type RuleOfStep, settled } from "../model/flow.ts";
import { destroyed, doDiffer, losableIn, raised } from "../model/graveyard.ts";
import { countOf, fiefOf, type State, seatsOf, tilesOf } from "../model/state.ts";
import type { AgendaStep, Cause, Domain, EventId, Fact } from "../model/types.ts";
import { effectOf, tollOf } from "./toll.ts";

/** An event, as far as it leaves nobody a choice, and the questions that it leaves. */
export interface Strike {
  readonly facts: readonly Fact[];
  readonly questions: readonly AgendaStep[];
}

// MA-8.1: the one furthest to the left that is not over, after some of the rounds.
export function strike(state: State): Strike {
  const event = state.events.drawn[state.events.done];
  if (event === undefined || !state.tileSet.eventAfterRounds.includes(state.round)) return { facts: [], questions: [] };
  const suffered = seatsOf(state).flatMap((seat) => sufferedBy(state, seat, event));
  return {
    facts: [{ type: "EventStruck", event, round: state.round }, ...suffered],
    questions: questionsOf(state, event),
  };
}

function sufferedBy(state: State, seat: Seat, event: EventId): readonly Fact[] {
  const fief = fiefOf(state, seat);
  const { each, counted, loses, raises } = tollOf(state, fief, event);
  const cause: Cause = { kind: "event", event, counted, each: Math.abs(each) };
  const coins = each > 0 ? gained(state, seat, each * counted, cause) : lost(state, seat, cause.each * counted, cause);
  const certain = loses.filter((domain) => !mayChooseLoss(state, seat, domain));
  return [
    ...coins,
    ...certain.map((domain) =>
      destroyed(state, seat, { domain, index: countOf(fief, domain) - 1 }, { by: event, attacker: null }),
    ),
    ...(raises > 0 && !mayChooseReturn(state, seat) ? [raised(state, seat, 0, event)] : []),
  ];
}

function questionsOf(state: State, event: EventId): readonly AgendaStep[] {
  const effect = effectOf(state, event);
  if (effect.kind === "restore") return asked(state, { type: "restoration", event });
  if (effect.kind !== "destroyOneEach") return [];
  return lossesOf(event, effect.domains).flatMap((step) => asked(state, step));
}

/** One question for two domains. */
const lossesOf = (event: EventId, domains: readonly Domain[]): readonly Losses[] =>
  domains.flatMap((domain, place) => {
    if (place % 2 === 1) return [];
    const otherDomain = domains[place + 1];
    return [{ type: "losses", event, domain, ...(otherDomain && { otherDomain }) }];
  });

function asked(state: State, step: StepThatAsks): readonly AgendaStep[] {
  return choosersOf(state, step).length > 0 ? [step] : [];
}
type StepThatAsks = Extract<AgendaStep, { readonly type: "losses" | "restoration" }>;
type Losses = Extract<AgendaStep, { readonly type: "losses" }>;

// MA-8.17, MA-8.18: the owners choose, all at once; MA-4.10: only where the tiles differ.
const choosersOf = (state: State, step: StepThatAsks): readonly Seat[] =>
  seatsOf(state).filter((seat) =>
    step.type === "losses" ? domainsToChoose(state, seat, step).length > 0 : mayChooseReturn(state, seat),
  );
/** The domains of a question in which this seat has tiles that differ. */
const domainsToChoose = (state: State, seat: Seat, { domain, otherDomain }: Losses): readonly Domain[] =>
  [domain, ...(otherDomain === undefined ? [] : [otherDomain])].filter((one) => mayChooseLoss(state, seat, one));
const mayChooseLoss = (state: State, seat: Seat, domain: Domain) => doDiffer(tilesOf(fiefOf(state, seat), domain));
const mayChooseReturn = (state: State, seat: Seat) => doDiffer(fiefOf(state, seat).graveyard);

export const losses: RuleOfStep<"losses"> = { asks: choosersOf, run: () => [settled()] };
export const restoration: RuleOfStep<"restoration"> = { asks: choosersOf, run: () => [settled()] };

export const give: RuleOfMove<"give"> = during("losses", {
  rule: "MA-8.17",
  choices: ({ state, seat, step }) => {
    const [domain, otherDomain] = domainsToChoose(state, seat, step);
    if (domain === undefined || otherDomain !== undefined) return [];
    const tile = { oneOf: losable(state, seat, domain) };
    return [{ type: "give", fields: { domain: { oneOf: [domain] }, tile }, isDefault: true }];
  },
  facts: ({ state, seat, step }, { domain, tile }) => [
    destroyed(state, seat, { domain, index: tile }, { by: step.event, attacker: null }),
    answered(seat),
  ],
});

// MA-8.17: both tiles in one answer.
export const giveBoth: RuleOfMove<"giveBoth"> = during("losses", {
  rule: "MA-8.17",
  choices: ({ state, seat, step }) => {
    const [domain, otherDomain] = domainsToChoose(state, seat, step);
    if (domain === undefined || otherDomain === undefined) return [];
    const fields = {
      domain: { oneOf: [domain] },
      tile: { oneOf: losable(state, seat, domain) },
      otherDomain: { oneOf: [otherDomain] },
      otherTile: { oneOf: losable(state, seat, otherDomain) },
    };
    return [{ type: "giveBoth", fields, isDefault: true }];
  },
  facts: ({ state, seat, step }, { domain, tile, otherDomain, otherTile }) => [
    destroyed(state, seat, { domain, index: tile }, { by: step.event, attacker: null }),
    destroyed(state, seat, { domain: otherDomain, index: otherTile }, { by: step.event, attacker: null }),
    answered(seat),
  ],
});

const losable = (state: State, seat: Seat, domain: Domain): readonly number[] =>
  losableIn(tilesOf(fiefOf(state, seat), domain));
