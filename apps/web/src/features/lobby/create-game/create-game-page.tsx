"use client";

import { useTranslations } from "next-intl";
import { GuestForm } from "../../../components/account/guest-form.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { useRulesets } from "../../../lib/queries/games/use-games.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { CreateGameForm } from "./create-game-form.tsx";

interface OpenTableProps {
  /** The account of a player who is invited to the game. */
  readonly invitee?: string | undefined;
  /** The ruleset that is chosen at first; the first one, if it is missing or unknown. */
  readonly ruleset?: string | undefined;
}

/** Creates a game. Visitors choose a display name first. */
export function OpenTable({ invitee, ruleset }: OpenTableProps) {
  const t = useTranslations("lobby.create");
  const session = useSession();
  const rulesets = useRulesets();
  const first = rulesets.data?.find(({ id }) => id === ruleset) ?? rulesets.data?.[0];
  const trouble = session.error ?? rulesets.error;
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      {trouble !== null && <ProblemAlert failure={trouble} />}
      {session.data === null && <GuestForm />}
      {(session.isPending || rulesets.isPending) && <Loading label={t("loading")} height="320px" />}
      {session.data && first && (
        <CreateGameForm account={session.data} rulesets={rulesets.data ?? []} first={first} invitee={invitee} />
      )}
    </PageShell>
  );
}
