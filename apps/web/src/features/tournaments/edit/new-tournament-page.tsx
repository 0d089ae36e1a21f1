"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { GuestForm } from "../../../components/account/guest-form.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { randomHex } from "../../../lib/api-client/random-hex.ts";
import type { NewTournament, Ruleset, Tournament } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { useRulesets } from "../../../lib/queries/games/use-games.ts";
import { useTournamentTemplates } from "../../../lib/queries/use-tournament-templates.ts";
import { useCopiedTournament, useCreateTournament } from "../../../lib/queries/use-tournaments.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { FieldDisclosure } from "../../../ui/forms/field.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { OwnTemplates } from "./start/own-templates.tsx";
import { PresetPicker, presets } from "./start/preset-picker.tsx";
import { startingDraft } from "./start/starting-draft.ts";
import { StartingPoint } from "./start/starting-point.tsx";
import { TournamentForm } from "./tournament-form.tsx";

/** Plans a tournament, from scratch or from settings that exist. Visitors choose a display name first. */
export function NewTournamentPage() {
  const t = useTranslations("tournament-settings");
  const tName = useTranslations("lobby.name");
  const session = useSession();
  const rulesets = useRulesets();
  const copied = useCopiedTournament(useSearchParams().get("copy"));
  const isLoading = session.isPending || rulesets.isPending || copied.isLoading;
  const trouble = session.error ?? rulesets.error ?? copied.error;
  const [first] = rulesets.data ?? [];
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      {trouble !== null && <ProblemAlert failure={trouble} />}
      {session.data === null && <GuestForm action={tName("continueAsGuest")} />}
      {isLoading && <Loading label={t("loading")} height="320px" />}
      {session.data && first && !isLoading && (
        <NewTournamentForm rulesets={rulesets.data ?? []} first={first} name={session.data.name} copied={copied.data} />
      )}
    </PageShell>
  );
}

interface NewTournamentFormProps {
  readonly rulesets: readonly Ruleset[];
  /** Ready-made settings are for this one; the form can choose another. */
  readonly first: Ruleset;
  /** Of the reader. */
  readonly name: string;
  readonly copied: Tournament | undefined;
}

const none = { readyMade: [], own: [] };

function NewTournamentForm({ rulesets, first, name, copied }: NewTournamentFormProps) {
  const t = useTranslations("tournament-settings");
  const found = useTournamentTemplates(first.id);
  const { data: templates = none } = found;
  const [chosen, setChosen] = useState<string>(copied === undefined ? presets[0] : "copy");
  const { submit, creation } = useSubmit();
  const initialDraft = startingDraft(chosen, {
    rulesets,
    templates,
    copied: copied?.plan,
    name: t("nameOf", { name }),
    now: new Date(),
  });
  if (found.isPending) return <Loading label={t("loading")} height="320px" />;
  return (
    <>
      <PresetPicker templates={templates} chosen={chosen} onChoose={setChosen} />
      <OtherStart isOpened={copied !== undefined}>
        <StartingPoint templates={templates} chosen={chosen} copied={copied?.plan.name ?? null} onChoose={setChosen} />
        <OwnTemplates templates={templates} />
      </OtherStart>
      <TournamentForm
        isFolded
        key={chosen}
        initialDraft={initialDraft}
        rulesets={rulesets}
        submitLabel={t("saveDraft")}
        isPending={creation.isPending}
        failure={creation.error}
        onSubmit={submit}
      />
    </>
  );
}

/** Copies, other ready-made settings, and the templates of the reader. */
function OtherStart({ isOpened, children }: { readonly isOpened: boolean; readonly children: ReactNode }) {
  const t = useTranslations("tournament-templates");
  const [isOpen, setOpen] = useState(isOpened);
  return (
    <FieldDisclosure open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("presets.other")}</summary>
      {children}
    </FieldDisclosure>
  );
}

function useSubmit() {
  const router = useRouter();
  const creation = useCreateTournament();
  const [attempt, setAttempt] = useState({ plan: "", key: "" });
  /** Sending the same plan again creates no second tournament. */
  const submit = (plan: NewTournament) => {
    const written = JSON.stringify(plan);
    const key = attempt.plan === written ? attempt.key : randomHex(16);
    setAttempt({ plan: written, key });
    creation.mutate({ plan, key }, { onSuccess: ({ id }) => router.push(`/tournaments/${id}`) });
  };
  return { submit, creation };
}
