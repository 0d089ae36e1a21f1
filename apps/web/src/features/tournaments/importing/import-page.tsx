"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { GuestForm } from "../../../components/account/guest-form.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { RulesetPicker } from "../../../components/game-options/ruleset-picker.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { randomHex } from "../../../lib/api-client/random-hex.ts";
import type { Ruleset } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { useRulesets } from "../../../lib/queries/games/use-games.ts";
import { useImportTournament } from "../../../lib/queries/use-tournaments.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { decodeFile, isReport } from "./decode-file.ts";
import { ImportFailure } from "./import-failure.tsx";

/** Creates a draft from a file of this server, of another one, or of a chess program. */
export function ImportPage() {
  const t = useTranslations("tournament-files.import");
  const tName = useTranslations("lobby.name");
  const session = useSession();
  const rulesets = useRulesets();
  const trouble = session.error ?? rulesets.error;
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      {trouble !== null && <ProblemAlert failure={trouble} />}
      {session.data === null && <GuestForm action={tName("continueAsGuest")} />}
      {(session.isPending || rulesets.isPending) && <Loading label={t("loading")} />}
      {session.data && rulesets.data && <ImportForm rulesets={rulesets.data} />}
      <p>
        <Link href="/tournaments">{t("back")}</Link>
      </p>
    </PageShell>
  );
}

function ImportForm({ rulesets }: { readonly rulesets: readonly Ruleset[] }) {
  const t = useTranslations("tournament-files.import");
  const router = useRouter();
  const importing = useImportTournament();
  const [{ name, text }, setChosen] = useState({ name: "", text: "" });
  const pairs = rulesets.filter(({ seats }) => seats.min <= 2);
  const [ruleset, setRuleset] = useState(pairs[0]?.id ?? "");
  const asksRuleset = text !== "" && isReport(text);
  const send = () => {
    const file = { file: text, ruleset: asksRuleset ? ruleset : undefined, key: randomHex(16) };
    importing.mutate(file, {
      onSuccess: ({ tournament, skipped }) => {
        if (skipped === 0) router.push(`/tournaments/${tournament.id}`);
      },
    });
  };
  const choose = async (file: File | undefined) => {
    importing.reset();
    setChosen({ name: file?.name ?? "", text: file === undefined ? "" : decodeFile(await file.arrayBuffer()) });
  };
  return (
    <Form onSend={send}>
      <Field label={t("file")} hint={t("fileHint")}>
        {(controlProps) => (
          <input
            {...controlProps}
            type="file"
            accept=".jsonl,.trf,.trfx,.txt"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      {asksRuleset && <RulesetPicker rulesets={pairs} chosen={ruleset} onChoose={setRuleset} />}
      {importing.isError && <ImportFailure file={name} failure={importing.error} />}
      {importing.data && importing.data.skipped > 0 && (
        <Alert kind="success" title={t("done", { count: importing.data.imported })}>
          <p>{t("skipped", { count: importing.data.skipped })}</p>
          <Link href={`/tournaments/${importing.data.tournament.id}`}>{t("open")}</Link>
        </Alert>
      )}
      <ButtonRow as="p">
        <Button primary type="submit" disabled={text === "" || importing.isPending || importing.isSuccess}>
          {t("submit")}
        </Button>
      </ButtonRow>
    </Form>
  );
}
