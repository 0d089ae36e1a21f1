"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useGuide } from "../../../components/guide/use-guide.ts";
import { RuleLink } from "../../../components/rules/rule-link.tsx";
import { useGameContext } from "../state/game-context.tsx";
import styles from "./elements-list.module.css";
import { partOfBoard, useHighlight } from "./use-highlight.ts";

const PartPicker = dynamic(() => import("./part-picker.tsx").then((file) => file.PartPicker));

/** Every part of the board with its rule; the one that is pointed at is outlined on the board. */
export function ElementsList() {
  const { game } = useGameContext();
  const [pointed, setPointed] = useState<string | null>(null);
  const guide = useGuide(game.ruleset, true).data ?? null;
  useHighlight(pointed);
  if (guide === null) return null;
  const parts = Object.entries(guide.elements).filter(([name]) => partOfBoard(name) !== null);
  return (
    <>
      <PartPicker ruleset={game.ruleset} guide={guide} onPoint={setPointed} />
      <ul className={styles.parts}>
        {parts.map(([name, rule]) => (
          <li
            key={name}
            onPointerEnter={() => setPointed(name)}
            onPointerLeave={() => setPointed(null)}
            onFocus={() => setPointed(name)}
            onBlur={() => setPointed(null)}
          >
            {guide.texts.elements[name]} <RuleLink ruleset={game.ruleset} rule={rule} />
          </li>
        ))}
      </ul>
    </>
  );
}
