"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { accounts } from "@seneschal/schema";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import type { Account } from "../../../lib/api-client/types.ts";
import { useRename } from "../../../lib/queries/use-session.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";

export function RenameForm({ account }: { readonly account: Account }) {
  const say = useTranslations("account");
  const rename = useRename();
  const form = useForm({ resolver: zodResolver(accounts.rename), defaultValues: { name: account.name } });
  const { errors } = form.formState;
  return (
    <form className="fields" onSubmit={form.handleSubmit(({ name }) => rename.mutate({ name }))} noValidate>
      <Field label={say("rename.label")} wrong={errors.name && say("rename.wrong")}>
        {(tied) => <input {...tied} {...form.register("name")} maxLength={40} autoComplete="nickname" />}
      </Field>
      {account.nameKind === "unclaimed" && (
        <Notice title={say("rename.unclaimed")}>{say("rename.unclaimedText")}</Notice>
      )}
      <Button type="submit" disabled={rename.isPending}>
        {say("rename.change")}
      </Button>
      {rename.isSuccess && <Notice kind="good" title={say("rename.done")} />}
      {rename.isError && <ProblemNotice failure={rename.error} />}
    </form>
  );
}
