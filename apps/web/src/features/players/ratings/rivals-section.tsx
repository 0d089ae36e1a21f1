"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import { useRivals } from "../../../lib/queries/use-ratings.ts";
import { SubHeading } from "../../../ui/typography/sub-heading.tsx";
import { PagedTable } from "./paged-table.tsx";
import { ShareBar } from "./share-bar.tsx";

/** How often the player finished above or below each opponent. */
export function RivalsSection({ player, ruleset }: { readonly player: string; readonly ruleset: string }) {
  const t = useTranslations("ratings");
  const rivals = useRivals(player, ruleset).data?.rivals ?? [];
  if (rivals.length === 0) return null;
  return (
    <section>
      <SubHeading>{t("rivals")}</SubHeading>
      <PagedTable
        caption={t("rivals")}
        isCaptionHidden
        file={`/v1/players/${player}/rivals/${ruleset}/rivals.csv`}
        columns={[t("rival"), t("games"), t("above"), t("equal"), t("below"), t("aboveShare")]}
        rows={rivals.map((rival) => ({
          key: rival.account,
          head: (
            <>
              <Link href={`/players/${rival.account}/ratings`}>{rival.name || t("deletedAccount")}</Link>
              <NameMark kind={rival.nameKind} />
            </>
          ),
          cells: [
            rival.games,
            rival.above,
            rival.equal,
            rival.below,
            <ShareBar key="share" share={(rival.above + rival.equal / 2) / rival.games} even={0.5} />,
          ],
        }))}
      />
    </section>
  );
}
