"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { Option, OptionList, QuickMove } from "../../../boards/board.ts";
import type { Draft } from "../../../boards/board-model.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { focusTurn } from "../../../components/command-palette/focus.ts";
import { useInView } from "../../../lib/hooks/use-in-view.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import styles from "./action-bar.module.css";
import { listId } from "./choice-lists.tsx";
import { unansweredLists } from "./unanswered-lists.ts";
import { useMissingChoice } from "./use-missing-choice.ts";
import { useOpposite } from "./use-opposite.ts";
import { useQuickMove } from "./use-quick-move.ts";
import { useSendLabel } from "./use-send-label.ts";

/** The bar covers the lowest part of the window, and one line above it is not yet a list. */
const aboveBar = "0px 0px -35% 0px";
/** More buttons than these would cover the board. */
const buttonsMax = 4;

/**
 * The chosen move and its button at the bottom of the screen: on phones always, elsewhere while the panel with its button is
 * out of view. What a move still needs is asked there, and without a choice, what the reader has to do.
 */
export function ActionBar() {
  const { model, draft: drafted } = useTurn();
  const quickMove = useQuickMove();
  const { draft, move } = drafted;
  if (draft === null) return <QuestionBar key={model.question?.number} quickMove={quickMove} />;
  return move === null ? <OpenMoveBar draft={draft} /> : <MoveBar draft={draft} />;
}

function MoveBar({ draft }: { readonly draft: Draft }) {
  const { board } = useGameContext();
  const { model, preview, isSending, send } = useTurn();
  const t = useTranslations("game-page.decision");
  const tGame = useTranslate(board.messages);
  const sendLabel = useSendLabel();
  const isAway = useInView("#turn-panel form [type=submit]") === false;
  return (
    <section className={clsx(styles.bar, isAway && styles.everywhere)} data-action-bar aria-label={t("yourChoice")}>
      <p>
        <b>{board.choiceTitle(tGame, model, draft)}</b>
        <br />
        {board.shortPreview(tGame, model, draft, preview)}
      </p>
      <Button primary disabled={isSending} onClick={send}>
        {isSending ? t("sending") : sendLabel}
      </Button>
    </section>
  );
}

/** What the chosen move still needs, while its list is out of view. */
function OpenMoveBar({ draft }: { readonly draft: Draft }) {
  const { board } = useGameContext();
  const { model } = useTurn();
  const t = useTranslations("game-page.decision");
  const tGame = useTranslate(board.messages);
  const lists = board.optionLists(tGame, model, draft);
  const missing = useMissingChoice(lists);
  const [asked] = unansweredLists(lists);
  const isAway = useInView(asked === undefined ? "#turn-panel form" : `#${listId(asked)}`, aboveBar) === false;
  if (!isAway) return null;
  return (
    <section className={clsx(styles.bar, styles.everywhere)} data-action-bar aria-label={t("yourChoice")}>
      <p>
        <b>{board.choiceTitle(tGame, model, draft)}</b>
        <br />
        {missing}
      </p>
      <AskedOptions list={asked} />
    </section>
  );
}

/** A few options as buttons; the way to the list of many. */
function AskedOptions({ list }: { readonly list: OptionList | undefined }) {
  const { choose } = useTurn();
  const t = useTranslations("game-page.decision");
  const options = list === undefined ? [] : shortOptions(list);
  const show = () => (list === undefined ? focusTurn() : focusList(list));
  if (options.length === 0) {
    return (
      <Button primary onClick={show}>
        {t("choose")}
      </Button>
    );
  }
  return (
    <div className={styles.options}>
      {options.map(({ key, label, emblem, draft }) => (
        <Button key={key} onClick={() => choose(draft)}>
          {emblem} {label}
        </Button>
      ))}
    </div>
  );
}

/** The open options of a list, if they are few. */
function shortOptions({ options, isNumber, isMenu }: OptionList): readonly Option[] {
  const open = options.filter(({ blockedBy }) => blockedBy === null);
  return isNumber || isMenu || open.length > buttonsMax ? [] : open;
}

function focusList(list: OptionList): void {
  const fieldset = document.getElementById(listId(list));
  fieldset?.scrollIntoView({ block: "center" });
  fieldset?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
}

/**
 * On a phone, where nothing is drafted: what is asked, a button to the choices while they are out of view, and the quick move.
 * A quick move is drafted before it is sent, so that touching the bar by accident does nothing.
 */
function QuestionBar({ quickMove }: { readonly quickMove: QuickMove | null }) {
  const { board } = useGameContext();
  const { model, isSending, choose } = useTurn();
  const t = useTranslations("game-page.decision");
  const tGame = useTranslate(board.messages);
  const areChoicesInView = useInView("#turn-panel form", aboveBar) !== false;
  const isHeadingInView = useInView("main h1") !== false;
  const opposite = useOpposite(board.optionLists(tGame, model, null), quickMove);
  if (quickMove === null && (model.question === null || areChoicesInView || isHeadingInView)) return null;
  return (
    <section className={styles.bar} data-action-bar aria-label={t("yourChoice")}>
      <p>
        <b>{board.choiceTitle(tGame, model, null)}</b>
      </p>
      <div className={styles.buttons}>
        {!areChoicesInView && (
          <Button primary onClick={focusTurn}>
            {t("choose")}
          </Button>
        )}
        {opposite !== null && (
          <Button disabled={isSending} onClick={() => choose(opposite.move)}>
            {opposite.label}
          </Button>
        )}
        {quickMove !== null && (
          <Button disabled={isSending} onClick={() => choose(quickMove.move)}>
            {quickMove.label}
          </Button>
        )}
      </div>
    </section>
  );
}
