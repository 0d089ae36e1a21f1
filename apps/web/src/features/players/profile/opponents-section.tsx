"use client";

import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { usePlayerResults } from "../../../lib/queries/use-ratings.ts";
import { Section } from "../../../ui/layout/section.tsx";
import { RivalsSection } from "../ratings/rivals-section.tsx";

/** The opponents of a player in the ruleset that they play most. */
export function OpponentsSection({ player }: { readonly player: string }) {
  const [most] = usePlayerResults(player).data?.favourites ?? [];
  return most === undefined ? null : <Opponents player={player} ruleset={most.ruleset} />;
}

function Opponents({ player, ruleset }: { readonly player: string; readonly ruleset: string }) {
  const t = useTranslations("players");
  const cover = coverOf(ruleset);
  const game = cover.title(useTranslate(cover.messages));
  return (
    <Section title={t("opponents")} aside={game}>
      <RivalsSection player={player} ruleset={ruleset} />
    </Section>
  );
}
