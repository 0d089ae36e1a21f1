"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import { tableRequests } from "../../../lib/api-client/requests/table-requests.ts";
import { keys } from "../../../lib/query-client/keys.ts";
import { useRefetchingMutation } from "../../../lib/query-client/use-mutation-and-refetch.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { ItemList, ItemNote } from "../../../ui/lists/item-list.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";

/** Accounts that the reader has muted or blocked, in all games. */
export function BlockedAccountsSection() {
  const t = useTranslations("chat.blocks");
  const marks = useQuery({ queryKey: keys.blocks, queryFn: tableRequests.blocks });
  const unblock = useRefetchingMutation(tableRequests.unblockAccount, keys.blocks);
  if (!marks.data || marks.data.blocks.length === 0) return null;
  return (
    <Section title={t("title")}>
      <ItemList>
        {marks.data.blocks.map(({ account, name, nameKind, kind }) => (
          <li key={account}>
            <span>
              {name}
              <NameMark kind={nameKind} />
              <ItemNote>{t(kind)}</ItemNote>
            </span>
            <Button disabled={unblock.isPending} onClick={() => unblock.mutate(account)}>
              {t("remove")}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ItemList>
      {unblock.isError && <ProblemAlert failure={unblock.error} />}
    </Section>
  );
}
