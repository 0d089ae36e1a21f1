import { SeatName } from "../../ui/heraldry/seat-name.tsx";
import { DataTable } from "../../ui/lists/data-table.tsx";
import { Text } from "../../ui/typography/text.tsx";
import type { Entry, Heading, PreviewProps, RulesetBoard, SummaryProps, Translate } from "../board.ts";
import type { BoardModel, Vocabulary } from "../board-model.ts";
import { moveOf, movesOf } from "../choice.ts";
import { useTranslate } from "../use-translate.ts";
import { genericCover } from "./cover.tsx";
import { formatValue } from "./facts.tsx";
import { inLowerCase, inTitleCase } from "./field-names.ts";
import { GenericTable } from "./generic-table.tsx";
import { messageFiles } from "./message-files.ts";
import { describeMove, movePartsOf, optionListsOf } from "./option-lists.ts";

/** A board for any ruleset: its state as tables, its choices as lists, its facts as they are told. */
export function genericBoard(id: string): RulesetBoard {
  return {
    ...genericCover(id),
    messageFiles,
    Board: GenericTable,
    Preview,
    Summary,
    stage: () => "",
    heading: headingOf,
    turnOrder: () => [],
    playerStates: () => [],
    optionLists: optionListsOf,
    moveParts: (_, move) => movePartsOf(move),
    choiceTitle: (t, _, selected) => (selected === null ? t("choice") : describeMove(selected)),
    buttonLabel: (t) => t("play"),
    shortPreview: (_, __, selected) => describeMove(selected),
    entries: entriesOf,
    roundOf: () => null,
    timelineMarker: () => null,
  };
}

const flow = new Set(["Settled", "Interrupted", "Answered"]);

const entriesOf = (t: Translate, facts: readonly Vocabulary["redactedFact"][]) =>
  facts.filter(({ type }) => !flow.has(type)).map((fact, place) => entryOf(t, fact, place));

function entryOf(t: Translate, { type, ...fields }: Vocabulary["redactedFact"], place: number): Entry {
  const { seat } = fields as { readonly seat?: number };
  return {
    key: `${place} ${type}`,
    kind: "line",
    seat: typeof seat === "number" ? seat : null,
    mark: "quill",
    text: t("labelled", { name: inTitleCase(type), text: formatValue(fields) }),
    gain: null,
    from: [],
    rule: null,
  };
}

function headingOf(t: Translate, { question, outcome, people, yourSeat }: BoardModel): Heading {
  const namesOf = (seats: readonly number[]) => seats.map((seat) => people[seat]?.name ?? `${seat + 1}`).join(", ");
  if (outcome) {
    const winners = outcome.ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
    return said(t("won", { names: namesOf(winners) }), winners[0] ?? null);
  }
  if (question === null) return said("", null);
  const isYours = yourSeat !== null && question.seats.includes(yourSeat);
  if (isYours) return said(t("yours", { ask: inLowerCase(question.kind) }), yourSeat);
  return said(t("waiting", { names: namesOf(question.seats) }), question.seats[0] ?? null);
}

const said = (title: string, seat: number | null): Heading => ({ title, sub: "", seat, announcement: title });

/** The facts of the previewed move. */
function Preview({ model, selected, preview }: PreviewProps) {
  const t = useTranslate("generic-board");
  if (moveOf(model.choices, selected) === null) {
    const open = model.choices.filter(({ blockedBy }) => blockedBy === undefined);
    return (
      <Text as="p" muted small>
        {t("open", { choices: open.flatMap(movesOf).length })}
      </Text>
    );
  }
  if (!preview) return null;
  return (
    <Text as="ul" small>
      {entriesOf(t, preview.facts).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </Text>
  );
}

function Summary({ model }: SummaryProps) {
  const t = useTranslate("generic-board");
  if (model.outcome === null) return null;
  return (
    <DataTable
      caption={t("ranking")}
      columns={[t("seat"), t("rank"), t("score"), t("tieBreaks")]}
      rows={model.outcome.ranking.map(({ seat, rank, score, tieBreaks }) => ({
        key: `${seat}`,
        head: <SeatName seat={seat}>{model.people[seat]?.name}</SeatName>,
        cells: [rank, score, tieBreaks.map(({ name, value }) => `${name} ${value}`).join(", ")],
      }))}
    />
  );
}
