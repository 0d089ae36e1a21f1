"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { GameIcon } from "../../../components/games/game-icon.tsx";
import type { Ruleset } from "../../../lib/api-client/types.ts";
import { useRulesets } from "../../../lib/queries/games/use-games.ts";
import { Section } from "../../../ui/layout/section.tsx";
import { CompactList } from "./compact-list.tsx";

/** The games that can be played here, for first-time visitors. */
export function AvailableRulesets() {
  const t = useTranslations("lobby.games");
  const rulesets = useRulesets();
  if (!rulesets.isSuccess) return null;
  return (
    <Section title={t("title")} aside={t("hint")}>
      <CompactList>
        {rulesets.data.map((ruleset) => (
          <AvailableRuleset key={ruleset.id} ruleset={ruleset} />
        ))}
      </CompactList>
    </Section>
  );
}

function AvailableRuleset({ ruleset }: { readonly ruleset: Ruleset }) {
  const t = useTranslations("rules");
  const cover = coverOf(ruleset.id);
  const tGame = useTranslate(cover.messages);
  return (
    <li>
      <GameIcon cover={cover} isSmall />
      <Link href={`/rules/${ruleset.id}`}>{cover.title(tGame)}</Link>
      <span>{t("players", ruleset.seats)}</span>
    </li>
  );
}
