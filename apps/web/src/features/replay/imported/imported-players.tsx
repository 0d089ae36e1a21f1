import { useTranslations } from "next-intl";
import type { Person } from "../../../boards/board-model.ts";
import type { ImportedGame } from "../../../lib/api-client/types.ts";
import { SeatName } from "../../../ui/heraldry/seat-name.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";

interface ImportedPlayersProps {
  readonly game: ImportedGame;
  readonly people: readonly Person[];
}

/** The ranking. Nobody in it has an account here. */
export function ImportedPlayers({ game: { ranking, seats }, people }: ImportedPlayersProps) {
  const t = useTranslations("game-files.imported.players");
  const rows = ranking
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ seat, rank, score }) => ({
      key: String(seat),
      head: <SeatName seat={seat}>{people[seat]?.name}</SeatName>,
      cells: [t(`kinds.${seats[seat]?.kind ?? "person"}`), rank, score],
    }));
  return (
    <Section title={t("title")}>
      <DataTable
        caption={t("caption")}
        isCaptionHidden
        columns={[t("player"), t("kind"), t("rank"), t("score")]}
        rows={rows}
      />
    </Section>
  );
}
