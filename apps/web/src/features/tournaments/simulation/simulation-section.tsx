"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { NewTournament } from "../../../lib/api-client/types.ts";
import { useTournamentSimulation } from "../../../lib/queries/use-tournaments.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { FieldDisclosure } from "../../../ui/forms/field.tsx";
import { NumberInput } from "../../../ui/forms/input.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { SimulationResults } from "./simulation-results.tsx";
import styles from "./simulation-section.module.css";

const playersAtFirst = 23;

interface SimulationProps {
  readonly plan: NewTournament;
  /** How many are registered: simulated until another number is chosen. */
  readonly entered?: number;
}

/** Simulates the tournament many times with random results, for a given number of players. */
export function SimulationSection({
  className,
  ...props
}: SimulationProps & { readonly className?: string | undefined }) {
  const t = useTranslations("tournament-settings.simulation");
  const id = useId();
  return (
    <section className={clsx(styles.simulation, className)} aria-labelledby={id}>
      <h3 id={id}>{t("title")}</h3>
      <Simulation {...props} />
    </section>
  );
}

/** The same, closed until someone wants it. */
export function SimulationDisclosure(props: SimulationProps) {
  const t = useTranslations("tournament-settings.simulation");
  return (
    <FieldDisclosure>
      <summary>{t("title")}</summary>
      <Simulation {...props} />
    </FieldDisclosure>
  );
}

function Simulation({ plan, entered = 0 }: SimulationProps) {
  const t = useTranslations("tournament-settings.simulation");
  const [chosen, setPlayers] = useState<number | null>(null);
  const players = chosen ?? (entered > 1 ? entered : playersAtFirst);
  const [withdrawalsPercent, setWithdrawals] = useState(0);
  const simulation = useTournamentSimulation();
  const simulate = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    simulation.mutate({ plan, players, withdrawalsPercent });
  };
  return (
    <>
      <form className={styles.form} onSubmit={simulate}>
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
        <label>
          {t("withdrawals")}{" "}
          <NumberInput
            required
            min={0}
            max={50}
            value={Number.isNaN(withdrawalsPercent) ? "" : withdrawalsPercent}
            onChange={(event) => setWithdrawals(event.target.valueAsNumber)}
          />
        </label>
        <Button type="submit" disabled={simulation.isPending}>
          {t("simulate")}
        </Button>
      </form>
      <div role="status">
        {simulation.isPending && (
          <Text as="p" muted>
            {t("simulating")}
          </Text>
        )}
        {simulation.data && <SimulationResults found={simulation.data} />}
      </div>
      {simulation.isError && <ProblemAlert failure={simulation.error} />}
    </>
  );
}
