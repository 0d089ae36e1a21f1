import { SeatName } from "../../ui/heraldry/seat-name.tsx";
import { DataTable } from "../../ui/lists/data-table.tsx";
import { Text } from "../../ui/typography/text.tsx";
import type { Draft, GameCover, Heading, PreviewProps, RulesetBoard, SummaryProps } from "../board.ts";
import type { BoardModel } from "../board-model.ts";
import { moveOf, movesOf } from "../choice.ts";
import type { MessageFiles } from "../message-files.ts";
import { useTranslate } from "../use-translate.ts";
import { GenericTable } from "./generic-table.tsx";
import { movePartsOf, optionListsOf } from "./option-lists.ts";
import { describeDraft, describeMove } from "./values.ts";
import type { BoardWords, WordsOf } from "./words.ts";

interface TextBoard {
  readonly cover: GameCover;
  readonly messageFiles: MessageFiles;
  readonly wordsOf: WordsOf;
  readonly entries: RulesetBoard["entries"];
}

/** A board of text: its state as tables, its choices as lists, its facts as entries of a chronicle. */
export function textBoard({ cover, messageFiles, wordsOf, entries }: TextBoard): RulesetBoard {
  const useWords = ({ people }: BoardModel) => wordsOf(useTranslate(cover.messages), people);
  return {
    ...cover,
    messageFiles,
    Board: (props) => <GenericTable {...props} words={useWords(props.model)} />,
    Preview: (props) => {
      const t = useTranslate(cover.messages);
      return (
        <Preview {...props} words={useWords(props.model)} lines={entries(t, props.preview?.facts ?? [], props.model)} />
      );
    },
    Summary: (props) => <Summary {...props} words={useWords(props.model)} />,
    stage: () => "",
    heading: (t, model) => headingOf(wordsOf(t, model.people), model),
    turnOrder: () => [],
    playerStates: () => [],
    optionLists: (t, model, selected) => optionListsOf(wordsOf(t, model.people), model, selected),
    moveParts: (t, move, people) => movePartsOf(wordsOf(t, people), move),
    choiceTitle: (t, model, selected) => {
      const words = wordsOf(t, model.people);
      return selected === null ? words.said("choice") : selectedText(words, model, selected);
    },
    buttonLabel: (t, { people }) => wordsOf(t, people).said("play"),
    // Its title is next to it: what comes first of its facts.
    shortPreview: (t, model, _, preview) => entries(t, preview?.facts ?? [], model)[0]?.text ?? "",
    entries,
    roundOf: () => null,
    timelineMarker: () => null,
  };
}

const selectedText = (words: BoardWords, { choices }: BoardModel, selected: Draft) =>
  moveOf(choices, selected) === null ? describeDraft(words, selected) : describeMove(words, selected);

function headingOf(words: BoardWords, { question, outcome, people, yourSeat }: BoardModel): Heading {
  const namesOf = (seats: readonly number[]) => seats.map((seat) => people[seat]?.name ?? `${seat + 1}`).join(", ");
  if (outcome) {
    const winners = outcome.ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
    return said(words.said("won", { names: namesOf(winners) }), winners[0] ?? null);
  }
  if (question === null) return said("", null);
  const isYours = yourSeat !== null && question.seats.includes(yourSeat);
  if (isYours) return said(words.said("yours", { ask: words.askOf(question.kind) }), yourSeat);
  return said(words.said("waiting", { names: namesOf(question.seats) }), question.seats[0] ?? null);
}

const said = (title: string, seat: number | null): Heading => ({ title, sub: "", seat, announcement: title });

interface WordedPreviewProps extends PreviewProps {
  readonly words: BoardWords;
  readonly lines: ReturnType<RulesetBoard["entries"]>;
}

/** The facts of the previewed move. */
function Preview({ words, model, selected, preview, lines }: WordedPreviewProps) {
  if (moveOf(model.choices, selected) === null) {
    const open = model.choices.filter(({ blockedBy }) => blockedBy === undefined);
    return (
      <Text as="p" muted small>
        {words.said("open", { choices: open.flatMap(movesOf).length })}
      </Text>
    );
  }
  if (!preview) return null;
  return (
    <Text as="ul" small>
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </Text>
  );
}

function Summary({ words, model }: SummaryProps & { readonly words: BoardWords }) {
  if (!model.outcome) return null;
  return (
    <DataTable
      caption={words.said("ranking")}
      columns={[words.said("seat"), words.said("rank"), words.said("score"), words.said("tieBreaks")]}
      rows={model.outcome.ranking.map(({ seat, rank, score, tieBreaks }) => ({
        key: `${seat}`,
        head: <SeatName seat={seat}>{model.people[seat]?.name}</SeatName>,
        cells: [rank, score, tieBreaks.map(({ name, value }) => words.tieBreakOf(name, value)).join(", ")],
      }))}
    />
  );
}
