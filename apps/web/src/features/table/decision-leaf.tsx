"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import type { Game } from "../../api/types.ts";
import type { RulesetBoard } from "../../boards/board.ts";
import type { Draft, Rehearsal, Scene } from "../../boards/scene.ts";
import { useWords } from "../../boards/words.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceList } from "../../ui/choice-list.tsx";
import { Mark } from "../../ui/mark.tsx";
import { Leaf } from "../../ui/section.tsx";
import { RuleLink } from "../rules/rule-link.tsx";
import { isPartOf } from "./is-part-of.ts";
import type { Drafting } from "./use-draft.ts";

interface DecisionLeafProps {
  readonly game: Game;
  readonly board: RulesetBoard;
  readonly scene: Scene;
  readonly drafting: Drafting;
  readonly rehearsal: Rehearsal | null;
  readonly isSending: boolean;
  readonly canUndo: boolean;
  onChoose(draft: Draft | null): void;
  onSend(): void;
  onUndo(): void;
}

/** The one framed leaf: what the chosen move would bring, the button that does it, and every choice as a list. */
export function DecisionLeaf(props: DecisionLeafProps) {
  const { game, board, scene, drafting, rehearsal, isSending, canUndo, onChoose, onSend, onUndo } = props;
  const say = useTranslations("table.decision");
  const words = useWords(board.messages);
  const { draft, move } = drafting;
  // Enter on a chosen line does what the button does.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <Leaf title={board.choiceTitle(words, scene, draft)}>
      <board.Preview scene={scene} selected={draft} rehearsal={rehearsal} />
      <form onSubmit={submit}>
        <div className="go">
          <Button main type="submit" disabled={move === null || isSending}>
            {isSending ? say("sending") : board.deed(words, scene, draft)}
          </Button>
          {draft !== null && (
            <Button onClick={() => onChoose(null)}>
              <Mark name="undo" /> {say("clear")}
            </Button>
          )}
          {draft === null && canUndo && (
            <Button onClick={onUndo}>
              <Mark name="undo" /> {say("takeBack")}
            </Button>
          )}
        </div>
        {board.lists(words, scene, draft).map(({ key, legend, options }) => (
          <ChoiceList
            key={key}
            legend={legend}
            options={options.map((option) => ({ ...option, isChosen: isPartOf(option.draft, draft) }))}
            onChoose={(option) => onChoose(option.draft)}
            ruleLink={(rule) => <RuleLink ruleset={game.ruleset} rule={rule} />}
          />
        ))}
      </form>
    </Leaf>
  );
}
