import type { Audience } from "../../../core/ruleset.ts";
import { hasPlague } from "../model/control.ts";
import { isFaceDown } from "../model/fog.ts";
import { topStep } from "../model/reaction-window.ts";
import { type Battle, bandsAt, type Lord, ledBy, type State } from "../model/state.ts";
import type { View } from "../model/types.ts";
import { skirmishOf, targetsAt } from "../rules/battles/declaring.ts";
import { prospectOf } from "../rules/battles/prospect.ts";
import { volleyOf } from "../rules/battles/volley.ts";
import { keepersOf, roadTaken } from "../rules/marches/group.ts";
import { exitsOf, readyLords } from "../rules/marches/march.ts";

type Skirmish = View["skirmishes"][number];

/** The battles that the family now marching or fighting could declare. */
export function skirmishesIn(state: State, audience: Audience): readonly Skirmish[] {
  const top = topStep(state);
  if (top?.type !== "battles" && top?.type !== "marching") return [];
  return ledBy(state, top.seat).flatMap((village) =>
    targetsAt(state, top.seat, village).map((target) =>
      skirmishShown(state, skirmishOf(village, top.seat, target), audience),
    ),
  );
}

function skirmishShown(state: State, battle: Battle, audience: Audience): Skirmish {
  const { village, attacker, defender } = battle;
  const isSeen = (seat: number) =>
    bandsAt(state, village, seat).every((band) => !isFaceDown(state, village, band, audience));
  const isClear = isSeen(attacker) && isSeen(defender);
  return {
    village,
    attacker,
    defender,
    attackDice: isSeen(attacker) ? volleyOf(state, battle, "attack").dice : null,
    defenceDice: isSeen(defender) ? volleyOf(state, battle, "defend").dice : null,
    prospect: isClear ? prospectOf(state, battle) : null,
  };
}

/** Where the lords of the family now marching may go, and whose permission that needs. */
export function waysIn(state: State): View["ways"] {
  const top = topStep(state);
  return top?.type === "marching" ? readyLords(state, top.seat).flatMap((leader) => waysOf(state, leader)) : [];
}

const waysOf = (state: State, leader: Lord): View["ways"] =>
  exitsOf(state, leader).map((to) => ({
    lord: leader.lord,
    to,
    leave: leader.hasPassage ? [] : keepersOf(state, leader, to),
    isBefore: roadTaken(state, { seat: leader.seat, from: leader.village, to }) !== null,
    hasPlague: hasPlague(state, to),
  }));
