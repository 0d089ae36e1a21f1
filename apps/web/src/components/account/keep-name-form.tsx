"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { accounts } from "@seneschal/schema";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { useKeepName } from "../../lib/queries/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ProblemNotice } from "../errors/problem-notice.tsx";

/** A guest becomes a member: the same name, the same seats, from any device. */
export function KeepNameForm() {
  const say = useTranslations("account");
  const keep = useKeepName();
  const form = useForm({
    resolver: zodResolver(accounts.keptName),
    defaultValues: { email: "", password: "" },
  });
  const { errors } = form.formState;
  return (
    <form className="fields" onSubmit={form.handleSubmit((given) => keep.mutate(given))} noValidate>
      <p>{say("keep.why")}</p>
      <Field label={say("email")} hint={say("keep.emailHint")} wrong={errors.email && say("emailWrong")}>
        {(tied) => <input {...tied} {...form.register("email")} type="email" autoComplete="email" />}
      </Field>
      <Field label={say("password")} hint={say("passwordHint")} wrong={errors.password && say("passwordHint")}>
        {(tied) => <input {...tied} {...form.register("password")} type="password" autoComplete="new-password" />}
      </Field>
      <Button main type="submit" disabled={keep.isPending}>
        {say("keep.keep")}
      </Button>
      {keep.isError && <ProblemNotice failure={keep.error} />}
    </form>
  );
}
