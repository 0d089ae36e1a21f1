"use client";

import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../../components/errors/problem-alert.tsx";
import type { TournamentTemplates } from "../../../../lib/api-client/types.ts";
import { useDeleteTemplate } from "../../../../lib/queries/use-tournament-templates.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { FieldDisclosure } from "../../../../ui/forms/field.tsx";
import { ItemList } from "../../../../ui/lists/item-list.tsx";
import { VisuallyHidden } from "../../../../ui/typography/visually-hidden.tsx";

/** The templates of the reader, to delete them. */
export function OwnTemplates({ templates: { own } }: { readonly templates: TournamentTemplates }) {
  const t = useTranslations("tournament-templates");
  const deletion = useDeleteTemplate();
  if (own.length === 0) return null;
  return (
    <FieldDisclosure>
      <summary>{t("ownCount", { count: own.length })}</summary>
      <ItemList>
        {own.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            <Button disabled={deletion.isPending} onClick={() => deletion.mutate(id)}>
              {t("delete")} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ItemList>
      {deletion.isError && <ProblemAlert failure={deletion.error} />}
    </FieldDisclosure>
  );
}
