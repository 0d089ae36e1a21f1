"use client";

import Link from "next/link";
import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { BotFacts } from "../../../components/bots/bot-facts.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { RulesetTitle } from "../../../components/games/ruleset-title.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import type { PublicBot } from "../../../lib/api-client/types.ts";
import { useRulesets } from "../../../lib/queries/games/use-games.ts";
import { useBots } from "../../../lib/queries/use-players.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { botFiltersIn } from "./bot-filters.ts";

type Filters = ReturnType<typeof botFiltersIn>;

/** All bot accounts that are not suspended, with what they play. */
export function BotsPage() {
  const t = useTranslations("bots.list");
  const params = useSearchParams();
  const filters = botFiltersIn(params.get("ruleset"), params.get("online"));
  const found = useBots(filters);
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      <BotFilters filters={filters} />
      {found.isPending && <Loading label={t("title")} height="240px" />}
      {found.isError && <ProblemAlert failure={found.error} />}
      {found.data?.bots.length === 0 && (
        <EmptyState title={t("none")}>
          <p>
            <RunLink />
          </p>
        </EmptyState>
      )}
      {found.data?.bots.map((bot) => (
        <BotSection key={bot.account} bot={bot} ruleset={filters.ruleset} />
      ))}
      {found.data && found.data.bots.length > 0 && (
        <p>
          <RunLink />
        </p>
      )}
    </PageShell>
  );
}

function BotFilters({ filters }: { readonly filters: Filters }) {
  const t = useTranslations("bots.list");
  const router = useRouter();
  const rulesets = useRulesets();
  const show = ({ ruleset, online }: { readonly ruleset?: string; readonly online?: boolean }) => {
    const query = new URLSearchParams({ ...(ruleset && { ruleset }), ...(online && { online: "true" }) });
    router.replace(`?${query}`, { scroll: false });
  };
  return (
    <search>
      <Field label={t("game")}>
        {(controlProps) => (
          <select
            {...controlProps}
            value={filters.ruleset ?? ""}
            onChange={({ target }) => show({ ...filters, ruleset: target.value })}
          >
            <option value="">{t("any")}</option>
            {rulesets.data?.map(({ id }) => (
              <option key={id} value={id}>
                <RulesetTitle ruleset={id} />
              </option>
            ))}
          </select>
        )}
      </Field>
      <OptionLabel>
        <input
          type="checkbox"
          checked={filters.online ?? false}
          onChange={({ target }) => show({ ...filters, online: target.checked })}
        />
        <span>{t("onlyOnline")}</span>
      </OptionLabel>
    </search>
  );
}

interface BotSectionProps {
  readonly bot: PublicBot;
  /** The ruleset that the reader chose. */
  readonly ruleset: string | undefined;
}

function BotSection({ bot, ruleset }: BotSectionProps) {
  const t = useTranslations("bots.list");
  const { account, name, owner } = bot;
  return (
    <Section
      title={
        <>
          <Link href={`/players/${account}`}>
            <bdi>{name}</bdi>
          </Link>
          <NameMark kind="bot" />
        </>
      }
    >
      <Text as="p" muted small>
        {t.rich("owner", { owner: () => <Link href={`/players/${owner.account}`}>{owner.name}</Link> })}
        <NameMark kind={owner.nameKind} />
      </Text>
      <BotFacts bot={bot} />
      <Text as="p" spaced>
        <Button asChild>
          <Link href={newGameWith(bot, ruleset)} aria-label={t("playNamed", { name })}>
            {t("play")}
          </Link>
        </Button>
      </Text>
    </Section>
  );
}

/** The page for a new game that the bot account plays, with an invitation for it. */
function newGameWith({ account, games: [first] }: PublicBot, ruleset = first?.ruleset ?? ""): string {
  return `/games/new?${new URLSearchParams({ invite: account, ruleset })}`;
}

function RunLink() {
  const t = useTranslations("bots.list");
  return t.rich("run", { link: (words) => <Link href="/help/run-a-bot">{words}</Link> });
}
