"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { type TablePlan, tableOf, withRuleset, withSeats } from "../../../components/game-options/table-plan.ts";
import { randomHex } from "../../../lib/api-client/random-hex.ts";
import type { Account, Ruleset } from "../../../lib/api-client/types.ts";
import { useOpenTable } from "../../../lib/queries/use-games.ts";

interface Given {
  readonly account: Account;
  readonly rulesets: readonly Ruleset[];
  readonly first: Ruleset;
}

/** The state of the form for a new game. */
export function useNewGame({ account, rulesets, first }: Given) {
  const t = useTranslations("lobby.create");
  const router = useRouter();
  const [plan, setPlan] = useState<TablePlan>({
    ...usualPlan,
    ruleset: first.id,
    name: t("nameOf", { name: account.name }),
  });
  const [isNameMissing, setNameMissing] = useState(false);
  const [attempt, setAttempt] = useState(newAttempt);
  const create = useOpenTable();
  const rulesetOf = (id: string) => rulesets.find((ruleset) => ruleset.id === id) ?? first;

  const change = (changed: TablePlan) => {
    setPlan(changed);
    setAttempt(newAttempt());
  };
  const chooseRuleset = (id: TablePlan["ruleset"]) => {
    const { min, max } = rulesetOf(id).seats;
    const seats = Math.min(max, Math.max(min, plan.guests.length + 1));
    change(withSeats(withRuleset(plan, id), seats));
  };
  const send = async () => {
    const { key, entropy } = attempt;
    const game = await create.mutateAsync({ table: { ...tableOf(plan), entropy }, key });
    router.push(`/games/${game.id}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hasName = plan.name.trim() !== "";
    setNameMissing(!hasName);
    // The form shows the problem of a request that failed.
    if (hasName) send().catch(() => undefined);
  };
  return { plan, ruleset: rulesetOf(plan.ruleset), change, chooseRuleset, isNameMissing, create, submit };
}

const usualPlan: Omit<TablePlan, "ruleset" | "name"> = {
  options: {},
  visibility: "public",
  begins: "full",
  pace: "three-days",
  weekendsOff: false,
  movesBehind: 0,
  minutesBehind: 0,
  entry: "anybody",
  guests: ["greedy", "greedy"],
};

/** An unchanged form is sent under the same key each time, so that it creates one game. */
function newAttempt() {
  return { key: randomHex(16), entropy: randomHex(16) };
}
