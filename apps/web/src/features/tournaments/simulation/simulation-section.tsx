"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import type { NewTournament } from "../../../lib/api-client/types.ts";
import { useRehearsal } from "../../../lib/queries/use-tournaments.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { NumberInput } from "../../../ui/forms/input.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { SimulationResults } from "./simulation-results.tsx";
import styles from "./simulation-section.module.css";

const playersAtFirst = 23;

interface RehearsalSectionProps {
  readonly plan: NewTournament;
  /** How many are registered, once registration is open. */
  readonly entered?: number;
  readonly className?: string | undefined;
}

/** Simulates the tournament many times with random results, for a given number of players. */
export function SimulationSection({ plan, entered = 0, className }: RehearsalSectionProps) {
  const t = useTranslations("tournament-settings.simulation");
  const id = useId();
  const [players, setPlayers] = useState(entered > 1 ? entered : playersAtFirst);
  const rehearsal = useRehearsal();
  const rehearse = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    rehearsal.mutate({ plan, players });
  };
  return (
    <section className={clsx(styles.simulation, className)} aria-labelledby={id}>
      <h3 id={id}>{t("title")}</h3>
      <form className={styles.form} onSubmit={rehearse}>
        <label>
          {t("players")}{" "}
          <NumberInput
            required
            min={2}
            max={128}
            value={Number.isNaN(players) ? "" : players}
            onChange={(event) => setPlayers(event.target.valueAsNumber)}
          />
        </label>
        <Button type="submit" disabled={rehearsal.isPending}>
          {t("simulate")}
        </Button>
      </form>
      <div role="status">
        {rehearsal.isPending && (
          <Text as="p" muted>
            {t("simulating")}
          </Text>
        )}
        {rehearsal.data && <SimulationResults found={rehearsal.data} />}
      </div>
      {rehearsal.isError && <ProblemNotice failure={rehearsal.error} />}
    </section>
  );
}
