"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { tableRequests } from "../../../lib/api-client/requests/table-requests.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { keys } from "../../../lib/query-client/keys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field, FieldStack } from "../../../ui/forms/field.tsx";

/** A player's private notes. */
export function Notebook({ game }: { readonly game: Game }) {
  const t = useTranslations("notes");
  const client = useQueryClient();
  const key = keys.notebook(game.id);
  const saved = useQuery({
    queryKey: key,
    queryFn: () => tableRequests.notebook(game.id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const save = useMutation({
    mutationFn: (text: string) => tableRequests.saveNotebook(game.id, { text }),
    onSuccess: (notebook) => client.setQueryData(key, notebook),
  });
  const [edited, edit] = useState<string | null>(null);
  const text = edited ?? saved.data?.text ?? "";
  const isSaved = text === (saved.data?.text ?? "");
  return (
    <FieldStack>
      <Field label={t("notebook")} hint={t("notebookHint")}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            rows={5}
            maxLength={20_000}
            value={text}
            onChange={(event) => edit(event.target.value)}
          />
        )}
      </Field>
      {save.isError && <ProblemAlert failure={save.error} />}
      <Button disabled={isSaved || save.isPending} onClick={() => save.mutate(text)}>
        {t(isSaved ? "saved" : "save")}
      </Button>
    </FieldStack>
  );
}
