"use client";

import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { useBotActivity } from "../../../lib/queries/account/use-own-bots.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";

/** The last errors of a bot account, and its requests by hour. */
export function BotActivityTables({ bot }: { readonly bot: string }) {
  const t = useTranslations("bots.activity");
  const format = useFormatter();
  const activity = useBotActivity(bot);
  if (activity.isPending) return <Loading label={t("hours")} height="90px" />;
  if (activity.isError) return <ProblemAlert failure={activity.error} />;
  const { errors, hours } = activity.data;
  const shown = (instant: string) => format.dateTime(new Date(instant), { dateStyle: "short", timeStyle: "short" });
  if (hours.length === 0 && errors.length === 0) return <p>{t("none")}</p>;
  return (
    <>
      <DataTable
        caption={t("hours")}
        columns={[t("hour"), t("requests"), t("limited"), t("failed")]}
        rows={hours.map(({ hour, requests, limited, failed }) => ({
          key: hour,
          head: shown(hour),
          cells: [requests, limited, failed],
        }))}
      />
      {errors.length > 0 && (
        <DataTable
          caption={t("errors")}
          columns={[t("at"), t("operation"), t("code"), t("detail")]}
          rows={errors.map(({ at, operation, game, code, detail }, place) => ({
            key: `${at} ${place}`,
            head: shown(at),
            cells: [<Operation key="operation" name={operation} game={game} />, code, detail],
          }))}
        />
      )}
    </>
  );
}

interface OperationProps {
  readonly name: string;
  /** The id of the game that it was about. */
  readonly game: string | null;
}

/** The API does not name the game, and a private one may be closed to the owner: the start of its ID is enough. */
function Operation({ name, game }: OperationProps) {
  if (game === null) return name;
  return (
    <>
      {name} <Link href={`/games/${game}`}>{game.slice(0, 8)}</Link>
    </>
  );
}
