"use client";
import middleAgesFacts from "@seneschal/wording/facts/middle-ages.json";
import villageFacts from "@seneschal/wording/facts/village.json";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useState } from "react";
import type { Draft, Move, RulesetBoard } from "../../boards/board.ts";
import type { BoardModel, MovePreview, Vocabulary } from "../../boards/board-model.ts";
import { moveOf } from "../../boards/choice.ts";
import { fief1429Board } from "../../boards/fief-1429/board.tsx";
import fiefPositions from "../../boards/fief-1429/testing/positions.json";
import realmPositions from "../../boards/fief-1429/testing/realm.json";
import { fiefOriginalBoard, fiefVitaleBoard } from "../../boards/fief-classic/board.tsx";
import { recorded as recordedInClassic } from "../../boards/fief-classic/testing/recorded.ts";
import { genericBoard } from "../../boards/generic/board.tsx";
import { middleAgesBoard } from "../../boards/middle-ages/board.tsx";
import positions from "../../boards/middle-ages/testing/positions.json";
import { useTranslate } from "../../boards/use-translate.ts";
import { villageBoard } from "../../boards/village/board.tsx";
import villagePositions from "../../boards/village/testing/positions.json";
import { PlayerStrip } from "../../components/board-page/player-strip/player-strip.tsx";
import chronicle from "../../components/chronicle/chronicle.module.css";
import { ChronicleList } from "../../components/chronicle/chronicle-list.tsx";
import actionBar from "../../features/game/decision/action-bar.module.css";
import { ChoiceLists } from "../../features/game/decision/choice-lists.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonRow } from "../../ui/buttons/button-row.tsx";
import { Shield } from "../../ui/heraldry/shield.tsx";
import { FramedSection, SectionHeading } from "../../ui/layout/section.tsx";
import { Title } from "../../ui/typography/title.tsx";
import styles from "./gallery.module.css";

interface Recorded {
  readonly seat: number | null;
  readonly move?: Move;
  readonly model: Omit<BoardModel, "people" | "yourSeat">;
  readonly preview?: MovePreview;
  readonly facts?: readonly Vocabulary["redactedFact"][];
}

const people = [
  { name: "Berengar" },
  { name: "Aveline" },
  { name: "Thibault of the Seven Mills" },
  { name: "Ysabeau" },
];
const recorded = withFacts(positions, middleAgesFacts) as unknown as Readonly<Record<string, Recorded>>;
const recordedInFief = { ...fiefPositions, ...realmPositions } as unknown as Readonly<Record<string, Recorded>>;
const recordedInVillage = withFacts(villagePositions, villageFacts) as unknown as Readonly<Record<string, Recorded>>;

/** At the end of a game all facts are public. */
function withFacts<Positions extends { readonly end: object }>(all: Positions, facts: readonly object[]) {
  return { ...all, end: { ...all.end, facts } };
}

function momentOf(name: string): { readonly board: RulesetBoard; readonly moment: Recorded | undefined } {
  const [ruleset, kind] = name.split("-");
  if (ruleset === "fief") return { board: fief1429Board, moment: recordedInFief[kind ?? "marching"] };
  if (ruleset === "classic") return classicMoment(kind ?? "marching");
  if (ruleset === "village") return { board: villageBoard, moment: recordedInVillage[kind ?? "turn"] };
  const board = name === "generic" ? genericBoard("a-ruleset-without-a-board") : middleAgesBoard;
  return { board, moment: recorded[name] ?? recorded.sending };
}

function classicMoment(kind: string): { readonly board: RulesetBoard; readonly moment: Recorded | undefined } {
  const moment = recordedInClassic[kind];
  return { board: moment?.edition === "vitale" ? fiefVitaleBoard : fiefOriginalBoard, moment };
}

/**
 * The recorded position that `?position=` names, on its board and playable up to the button. `waiting` shows another
 * player's turn, `generic` the generic board, `village-…` a position of Village, `fief-…` one of Fief 1429, `classic-…`
 * one of the Fief of the eighties. Changes of the address by `history.pushState` show another position without a load.
 */
export function Gallery() {
  const name = useSearchParams().get("position") ?? "";
  return <RecordedPosition key={name} name={name} />;
}

function RecordedPosition({ name }: { readonly name: string }) {
  const isWaiting = name === "waiting";
  const { board, moment } = momentOf(name);
  const [selected, onSelect] = useState<Draft | null>(isWaiting ? null : (moment?.move ?? null));
  if (moment === undefined) return null;
  const isEnd = name.endsWith("end");
  const yourSeat = isEnd ? null : isWaiting ? ((moment.seat ?? 0) + 1) % people.length : moment.seat;
  const model = { ...moment.model, people, yourSeat, choices: isWaiting ? [] : moment.model.choices };
  const preview = moveOf(model.choices, selected) === null ? null : (moment.preview ?? null);
  const shown = { board, model, selected, preview };
  return (
    <main data-position={name}>
      <board.Board
        model={model}
        selected={selected}
        onSelect={isWaiting || isEnd ? undefined : onSelect}
        preview={preview}
        heading={<Heading {...shown} />}
        panel={
          <Decision {...shown} hasButtons={!(isWaiting || isEnd)} onSelect={onSelect}>
            {isEnd ? <board.Summary model={model} facts={moment.facts ?? []} /> : null}
          </Decision>
        }
        chronicle={<Chronicle board={board} facts={moment.facts ?? moment.model.recent} yourSeat={yourSeat} />}
      />
      {isWaiting || selected === null ? null : <ActionBar {...shown} selected={selected} />}
    </main>
  );
}

interface ShownProps {
  readonly board: RulesetBoard;
  readonly model: BoardModel;
  readonly selected: Draft | null;
  readonly preview: MovePreview | null;
}

function Heading({ board, model }: ShownProps) {
  const { title, sub, seat: mover } = board.heading(useTranslate(board.messages), model);
  return (
    <>
      <Title compact title={title} sub={sub} seat={mover} />
      <PlayerStrip board={board} model={model} isPast={false} />
    </>
  );
}

interface DecisionProps extends ShownProps {
  readonly hasButtons: boolean;
  readonly children: ReactNode;
  onSelect(draft: Draft): void;
}

function Decision({ board, model, selected, preview, hasButtons, children, onSelect }: DecisionProps) {
  const tGame = useTranslate(board.messages);
  const quick = selected === null ? (board.quickMove?.(tGame, model) ?? null) : null;
  return (
    <FramedSection title={board.choiceTitle(tGame, model, selected)}>
      <board.Preview model={model} selected={selected} preview={preview} />
      {hasButtons && (
        <ButtonRow className={styles.buttons}>
          <Button primary disabled={moveOf(model.choices, selected) === null}>
            {board.buttonLabel(tGame, model, selected)}
          </Button>
          {quick === null ? null : (
            <Button className={selected === null ? undefined : actionBar.replaced}>{quick.label}</Button>
          )}
        </ButtonRow>
      )}
      <ChoiceLists ruleset={board.id} lists={board.optionLists(tGame, model, selected)} onChoose={onSelect} />
      {children}
    </FramedSection>
  );
}

function ActionBar({ board, model, selected, preview }: ShownProps & { readonly selected: Draft }) {
  const tGame = useTranslate(board.messages);
  return (
    <div className={actionBar.bar}>
      <p>
        <b>{board.choiceTitle(tGame, model, selected)}</b>
        <br />
        {board.shortPreview(tGame, model, selected, preview)}
      </p>
      <Button primary>{board.buttonLabel(tGame, model, selected)}</Button>
    </div>
  );
}

interface ChronicleProps {
  readonly board: RulesetBoard;
  readonly facts: readonly Vocabulary["redactedFact"][];
  readonly yourSeat: number | null;
}

function Chronicle({ board, facts, yourSeat }: ChronicleProps) {
  const tGame = useTranslate(board.messages);
  return (
    <section>
      <SectionHeading>Chronicle</SectionHeading>
      <ChronicleList>
        {board.entries(tGame, facts, { people, yourSeat }).map((entry) =>
          entry.kind === "head" ? (
            <li key={entry.key} className={chronicle.round}>
              {entry.text}
            </li>
          ) : (
            <li key={entry.key}>
              {entry.seat === null ? <span /> : <Shield seat={entry.seat} />}
              <span>
                {entry.text} {entry.rule ? <a href={`/rules/${board.id}#${entry.rule}`}>{entry.rule}</a> : null}
              </span>
              <span className={chronicle.gain}>{entry.gain ? `${entry.gain.coins} → ${entry.gain.total}` : ""}</span>
              <span className={chronicle.from}>{entry.from.map(({ text }) => text).join(" · ")}</span>
            </li>
          ),
        )}
      </ChronicleList>
    </section>
  );
}
