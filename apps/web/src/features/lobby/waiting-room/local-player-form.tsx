"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { randomHex } from "../../../lib/api-client/random-hex.ts";
import { waitingRoomRequests } from "../../../lib/api-client/requests/waiting-room-requests.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { useGameMutation } from "../../../lib/queries/games/use-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field, FieldRow } from "../../../ui/forms/field.tsx";
import { Section } from "../../../ui/layout/section.tsx";

/** Adds a player on the host's device. */
export function LocalPlayerForm({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.companions");
  const [name, setName] = useState("");
  const seat = useGameMutation(() =>
    waitingRoomRequests.addCompanion(game.id, { name: name.trim(), entropy: randomHex(16) }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") seat.mutate(undefined, { onSuccess: () => setName("") });
  };
  return (
    <Section title={t("title")} aside={t("hint")}>
      <form onSubmit={submit}>
        <FieldRow>
          <Field label={t("name")}>
            {(controlProps) => (
              <input
                {...controlProps}
                value={name}
                maxLength={40}
                autoComplete="off"
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" disabled={name.trim() === "" || seat.isPending}>
            {t("seat")}
          </Button>
        </FieldRow>
      </form>
      {seat.isError && <ProblemAlert failure={seat.error} />}
    </Section>
  );
}
