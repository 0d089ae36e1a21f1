"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { DiaryEntries } from "../../../components/notes/diary-entries.tsx";
import { useDiary } from "../../../components/notes/use-diary.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";

/** Thoughts about a step of the game. Nobody else can read them before the end. */
export function Diary({ game, version }: { readonly game: Game; readonly version: number }) {
  const t = useTranslations("notes");
  const { entries, write, deleteEntry } = useDiary(game);
  const [text, setText] = useState("");
  const send = () => {
    if (text.trim() !== "") write.mutate({ version, text }, { onSuccess: () => setText("") });
  };
  return (
    <Form onSend={send}>
      <Field label={t("diary")} hint={t("diaryHint")}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            rows={3}
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {write.isError && <ProblemAlert failure={write.error} />}
      <Button type="submit" disabled={text.trim() === "" || write.isPending}>
        {t("add")}
      </Button>
      <DiaryEntries game={game} entries={entries} onDelete={(entry) => deleteEntry.mutate(entry)} />
    </Form>
  );
}
