"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmRemoval } from "../../../components/account/confirm-removal.tsx";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { RulesetTitle } from "../../../components/games/ruleset-title.tsx";
import type { ImportedGame } from "../../../lib/api-client/types.ts";
import { useOwnImports, useRemoveImport } from "../../../lib/queries/use-imports.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { RowList } from "../../../ui/lists/row-list.tsx";
import { Text } from "../../../ui/typography/text.tsx";

/** The games that the reader imported. */
export function OwnImports() {
  const t = useTranslations("game-files.own");
  const { isPending, isError, error, data, hasNextPage, fetchNextPage, isFetchingNextPage } = useOwnImports();
  const own = data?.pages.flatMap(({ imports }) => imports) ?? [];
  return (
    <Section title={t("title")}>
      {isPending && <Loading label={t("title")} height="60px" />}
      {isError && <ProblemAlert failure={error} />}
      {data !== undefined && own.length === 0 && (
        <Text as="p" muted>
          {t("empty")}
        </Text>
      )}
      <RowList>
        {own.map((game) => (
          <OwnImport key={game.id} game={game} />
        ))}
      </RowList>
      {hasNextPage && (
        <Text as="p" spaced>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("more")}
          </Button>
        </Text>
      )}
    </Section>
  );
}

function OwnImport({ game: { id, name, ruleset, importedAt } }: { readonly game: ImportedGame }) {
  const t = useTranslations("game-files.own");
  const [isAsked, setAsked] = useState(false);
  const shown = name === "" ? t("nameless") : name;
  return (
    <li>
      <span>
        <Link href={`/imports/${id}`}>{shown}</Link>{" "}
        <Text muted small>
          <RulesetTitle ruleset={ruleset} /> · {t.rich("imported", { when: () => <Since instant={importedAt} /> })}
        </Text>
      </span>
      {isAsked ? (
        <RemoveForm id={id} onKeep={() => setAsked(false)} />
      ) : (
        <Button onClick={() => setAsked(true)} aria-label={t("removeNamed", { name: shown })}>
          {t("remove")}
        </Button>
      )}
    </li>
  );
}

function RemoveForm({ id, onKeep }: { readonly id: string; onKeep(): void }) {
  const t = useTranslations("game-files.own");
  const remove = useRemoveImport();
  return (
    <ConfirmRemoval
      text={t("removeText")}
      confirm={t("removeNow")}
      cancel={t("keep")}
      removal={remove}
      onConfirm={() => remove.mutate(id)}
      onCancel={onKeep}
    />
  );
}
