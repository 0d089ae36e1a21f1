"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ShortField, ShortForm } from "../../../components/account/short-form.tsx";
import type { ImportNotes } from "../../../lib/api-client/requests/import-requests.ts";
import type { GameLogVerification } from "../../../lib/api-client/types.ts";
import { useImportGame } from "../../../lib/queries/use-imports.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { readLog } from "../read-log.ts";
import { isPlayerName, serverAddress } from "./import-notes.ts";

type Sound = Extract<GameLogVerification, { readonly isSound: true }>;

interface ImportFormProps {
  readonly file: File;
  readonly log: Sound;
}

/** What the reader knows about a sound log: where it was played, and the names of its players. All of it can be left out. */
export function ImportForm({ file, log }: ImportFormProps) {
  const t = useTranslations("game-files.import");
  const router = useRouter();
  const fields = useImportFields(log);
  const importing = useImportGame();
  const send = (given: Readonly<Record<string, string>>) => {
    const sent = readLog(file).then((read) => {
      if ("fault" in read) throw new Error("a file that was verified cannot be read");
      return { log: read.text, notes: notesOf(log, given) };
    });
    void sent.then((input) =>
      importing.mutate(input, {
        onSuccess: ({ result, id }) => {
          if (result === "imported") router.push(`/imports/${id}`);
        },
      }),
    );
  };
  if (importing.data !== undefined && importing.data.result !== "imported") return <KnownGame {...importing.data} />;
  return (
    <>
      <Alert kind="success" title={t("sound", { file: file.name })}>
        <p>{t(log.rulesChecked ? "allChecked" : "rulesSkipped")}</p>
      </Alert>
      <ShortForm
        isPrimary
        intro={t("notes")}
        fields={fields}
        submitLabel={t("submit")}
        mutation={importing}
        onSend={send}
      />
    </>
  );
}

/** The game was imported before, or it was played here. */
function KnownGame({ result, id }: { readonly result: "existing" | "local" | "imported"; readonly id: string }) {
  const t = useTranslations("game-files.import");
  const isLocal = result === "local";
  return (
    <Alert title={t(isLocal ? "local" : "existing")}>
      <p>
        <Link href={isLocal ? `/games/${id}/replay` : `/imports/${id}`}>{t("open")}</Link>
      </p>
    </Alert>
  );
}

function useImportFields({ ranking }: Sound): readonly ShortField<string>[] {
  const t = useTranslations("game-files.import");
  const text = { type: "text", autoComplete: "off" } as const;
  const players = seatsOf(ranking).map(({ seat, rank, score }) => ({
    ...text,
    name: nameOfSeat(seat),
    label: t("player", { seat: seat + 1 }),
    hint: t("rank", { rank, score }),
    error: t("playerWrong"),
    isValid: isPlayerName,
  }));
  const origin = {
    ...text,
    name: "origin",
    label: t("origin"),
    hint: t("originHint"),
    error: t("originWrong"),
    isValid: (value: string) => value === "" || serverAddress(value) !== undefined,
  };
  return [origin, ...players];
}

function notesOf({ ranking }: Sound, given: Readonly<Record<string, string>>): ImportNotes {
  return {
    origin: serverAddress(given.origin ?? "") ?? "",
    names: seatsOf(ranking).map(({ seat }) => given[nameOfSeat(seat)] ?? ""),
  };
}

const seatsOf = (ranking: Sound["ranking"]) => ranking.toSorted((one, other) => one.seat - other.seat);
const nameOfSeat = (seat: number) => `player-${seat}`;
