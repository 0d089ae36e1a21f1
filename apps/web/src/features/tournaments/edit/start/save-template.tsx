"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { ProblemAlert } from "../../../../components/errors/problem-alert.tsx";
import type { NewTournament } from "../../../../lib/api-client/types.ts";
import { useSaveTemplate } from "../../../../lib/queries/use-tournament-templates.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Field, FieldStack } from "../../../../ui/forms/field.tsx";
import { Dialog, DialogClose } from "../../../../ui/overlays/dialog.tsx";

/** Keeps settings for further tournaments. */
export function SaveTemplate({ plan, name: suggested }: { readonly plan: NewTournament; readonly name: string }) {
  const t = useTranslations("tournament-templates.save");
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(suggested);
  const form = useId();
  const saving = useSaveTemplate();
  const openOrClose = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    setName(suggested);
    saving.reset();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    // A template without a name of its own still needs one for its tournaments.
    const named = { ...plan, name: plan.name || name.trim() };
    saving.mutate({ name: name.trim(), plan: named }, { onSuccess: () => setOpen(false) });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={openOrClose}
      trigger={<Button>{t("label")}</Button>}
      title={t("label")}
      actions={
        <>
          <Button primary type="submit" form={form} disabled={name.trim() === "" || saving.isPending}>
            {t("confirm")}
          </Button>
          <DialogClose>
            <Button>{t("cancel")}</Button>
          </DialogClose>
        </>
      }
    >
      <p>{t("text")}</p>
      <form id={form} onSubmit={save}>
        <FieldStack>
          <Field label={t("name")}>
            {(controlProps) => (
              <input
                {...controlProps}
                required
                maxLength={60}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          {saving.isError && <ProblemAlert failure={saving.error} />}
        </FieldStack>
      </form>
    </Dialog>
  );
}
