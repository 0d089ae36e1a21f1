"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { requests } from "../../../lib/api-client/requests.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { keys } from "../../../lib/query-client/keys.ts";
import { Button } from "../../../ui/button.tsx";
import { Collapsible } from "../../../ui/collapsible.tsx";
import { Field, Fields } from "../../../ui/field.tsx";
import { Diary } from "./diary.tsx";

/** What a player writes down: notes for ever private, a diary that opens at the end. */
export function NotesPanel({ game, version }: { readonly game: Game; readonly version: number }) {
  const t = useTranslations("notes");
  const [isOpen, setOpen] = useState(false);
  if (game.yourSeat === null) return null;
  return (
    <details className="folded" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("title")}</summary>
      {isOpen && <Notebook game={game} />}
      {isOpen && <Diary game={game} version={version} />}
    </Collapsible>
  );
}

function Notebook({ game }: { readonly game: Game }) {
  const t = useTranslations("notes");
  const client = useQueryClient();
  const key = keys.notebook(game.id);
  const kept = useQuery({
    queryKey: key,
    queryFn: () => requests.notebook(game.id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const keep = useMutation({
    mutationFn: (text: string) => requests.keepNotebook(game.id, { text }),
    onSuccess: (notebook) => client.setQueryData(key, notebook),
  });
  const [written, write] = useState<string | null>(null);
  const text = written ?? kept.data?.text ?? "";
  const isKept = text === (kept.data?.text ?? "");
  return (
    <Fields>
      <Field label={t("notebook")} hint={t("notebookHint")}>
        {(tied) => (
          <textarea
            {...tied}
            rows={5}
            maxLength={20_000}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      {keep.isError && <ProblemNotice failure={keep.error} />}
      <Button disabled={isKept || keep.isPending} onClick={() => keep.mutate(text)}>
        {t(isKept ? "kept" : "keep")}
      </Button>
    </Fields>
  );
}
