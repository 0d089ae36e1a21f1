"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { accounts } from "@seneschal/schema";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { useSignIn } from "../../api/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ProblemNotice } from "../notices/problem-notice.tsx";

/** For those who kept their name before. */
export function SignInForm() {
  const say = useTranslations("account");
  const signIn = useSignIn();
  const form = useForm({
    resolver: zodResolver(accounts.credentials),
    defaultValues: { email: "", password: "" },
  });
  const { errors } = form.formState;
  return (
    <form className="fields" onSubmit={form.handleSubmit((given) => signIn.mutate(given))} noValidate>
      <Field label={say("email")} wrong={errors.email && say("emailWrong")}>
        {(tied) => <input {...tied} {...form.register("email")} type="email" autoComplete="email" />}
      </Field>
      <Field label={say("password")} wrong={errors.password && say("passwordWrong")}>
        {(tied) => <input {...tied} {...form.register("password")} type="password" autoComplete="current-password" />}
      </Field>
      <Button main type="submit" disabled={signIn.isPending}>
        {say("signIn.enter")}
      </Button>
      {signIn.isError && <ProblemNotice failure={signIn.error} />}
    </form>
  );
}
