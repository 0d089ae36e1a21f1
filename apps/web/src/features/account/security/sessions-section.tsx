"use client";

import { useTranslations } from "next-intl";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { SessionEntry } from "../../../lib/api-client/types.ts";
import { useEndOtherSessions, useEndSession, useSessions } from "../../../lib/queries/account/use-account.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { RowList } from "../../../ui/lists/row-list.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { browserName } from "./browser-name.ts";

/** All sessions of the account, each with a button to end it. */
export function SessionsSection() {
  const t = useTranslations("account.sessions");
  const sessions = useSessions();
  const endOthers = useEndOtherSessions();
  const list = sessions.data?.sessions ?? [];
  return (
    <Section title={t("title")}>
      {sessions.isPending && <Loading label={t("title")} height="90px" />}
      <RowList>
        {list.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </RowList>
      {list.length > 1 && (
        <Text as="p" spaced>
          <Button disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t("endOthers")}
          </Button>
        </Text>
      )}
      {sessions.isError && <ProblemAlert failure={sessions.error} />}
      {endOthers.isError && <ProblemAlert failure={endOthers.error} />}
    </Section>
  );
}

function SessionLine({ session: { id, agent, network, isCurrent, lastSeenAt } }: { readonly session: SessionEntry }) {
  const t = useTranslations("account.sessions");
  const end = useEndSession();
  const name = browserName(agent) ?? t("unknown");
  return (
    <li>
      <span>
        <b>{name}</b>{" "}
        <Text muted small>
          {isCurrent ? t("this") : t.rich("seen", { when: () => <Since instant={lastSeenAt} /> })}
          {network !== null && `, ${t("from", { network })}`}
        </Text>
      </span>
      {!isCurrent && (
        <Button disabled={end.isPending} onClick={() => end.mutate(id)} aria-label={t("endOf", { agent: name })}>
          {t("end")}
        </Button>
      )}
      {end.isError && <ProblemAlert failure={end.error} />}
    </li>
  );
}
