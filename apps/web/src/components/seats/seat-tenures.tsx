"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { useTranslate } from "../../boards/use-translate.ts";
import { tableRequests } from "../../lib/api-client/requests/table-requests.ts";
import type { Game, SeatTenure } from "../../lib/api-client/types.ts";
import { keys } from "../../lib/query-client/keys.ts";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Shield } from "../../ui/heraldry/shield.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { ProblemAlert } from "../errors/problem-alert.tsx";
import { NameMark } from "./name-mark.tsx";
import { nameOf } from "./people.ts";
import styles from "./seat-history.module.css";

/** Who has had each seat, seat by seat. */
export function SeatTenures({ game }: { readonly game: Game }) {
  const t = useTranslations("seats.history");
  const known = useQuery({
    queryKey: keys.seatHistory(game.id, game.version),
    queryFn: () => tableRequests.seatHistory(game.id),
  });
  if (known.isError) return <ProblemAlert failure={known.error} />;
  if (known.data === undefined) return <Loading label={t("loading")} height="80px" />;
  const bySeat = known.data.tenures.toSorted((one, other) => one.seat - other.seat || one.since - other.since);
  return (
    <ol className={styles.history}>
      {bySeat.map((tenure) => (
        <TenureItem key={`${tenure.seat} ${tenure.since}`} tenure={tenure} game={game} />
      ))}
    </ol>
  );
}

function TenureItem({ tenure, game }: { readonly tenure: SeatTenure; readonly game: Game }) {
  const t = useTranslations("seats.history");
  const tCommon = useTranslate("common");
  const format = useFormatter();
  const { seat, kind, account, name, nameKind, sinceAt, untilAt, end } = tenure;
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: "medium", timeStyle: "short" });
  // A bot that had the seat from the beginning has the name of its seat; a caretaker has none.
  const shown = kind === "bot" ? nameOf({ kind, bot: "medium" }, seat, tCommon) : (name ?? t("deletedAccount"));
  return (
    <li>
      <Shield seat={seat} />
      <span>
        {kind === "person" && account !== null && name !== null ? (
          <Link href={`/players/${account}`}>{shown}</Link>
        ) : (
          t(kind === "caretaker" ? "caretaker" : "name", { name: shown })
        )}
        <NameMark kind={nameKind} />
        <span className={styles.reason}>
          {t(`spans.${end ?? "none"}`, { since: day(sinceAt), until: untilAt === null ? "" : day(untilAt) })}
        </span>
      </span>
      {game.yourSeat === seat && end === null && (
        <Text muted small>
          {t("you")}
        </Text>
      )}
    </li>
  );
}
