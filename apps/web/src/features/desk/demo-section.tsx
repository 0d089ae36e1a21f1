"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { deskRequests } from "../../api/desk-requests.ts";
import { useDeed } from "../../api/use-desk.ts";
import { useRulesets } from "../../api/use-games.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Section } from "../../ui/section.tsx";
import { RulesetName } from "./ruleset-name.tsx";
import { RulingDialog } from "./ruling-dialog.tsx";

/** A game that bots play among themselves, for whoever wants to watch. */
export function DemoSection() {
  const say = useTranslations("desk.demo");
  const rulesets = useRulesets().data ?? [];
  const [chosen, setChosen] = useState<string>();
  const ruleset = rulesets.find(({ id }) => id === chosen) ?? rulesets[0];
  const [seats, setSeats] = useState(3);
  const open = useDeed((reason: string) =>
    deskRequests.openDemo({ ruleset: ruleset?.id ?? "", seats: seatsIn(ruleset?.seats, seats), bot: "greedy", reason }),
  );
  return (
    <Section title={say("title")}>
      <RulingDialog deed={say("open")} title={say("openTitle")} onRule={(reason) => open.mutateAsync(reason)}>
        <Field label={say("ruleset")}>
          {(tied) => (
            <select {...tied} value={ruleset?.id} onChange={({ target }) => setChosen(target.value)}>
              {rulesets.map(({ id }) => (
                <option key={id} value={id}>
                  <RulesetName ruleset={id} />
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={say("seats")}>
          {(tied) => (
            <input
              {...tied}
              type="number"
              min={ruleset?.seats.min}
              max={ruleset?.seats.max}
              value={seats}
              onChange={({ target }) => setSeats(Number(target.value))}
            />
          )}
        </Field>
      </RulingDialog>
      {open.data && (
        <Notice kind="good" title={say("opened")}>
          <Link href={`/games/${open.data.id}`}>{say("watch")}</Link>
        </Notice>
      )}
    </Section>
  );
}

function seatsIn(range: { readonly min: number; readonly max: number } | undefined, wished: number): number {
  return Math.min(range?.max ?? wished, Math.max(range?.min ?? wished, wished));
}
