import type { Words } from "../board.ts";
import type { Draft } from "../scene.ts";
import { Theatre } from "./battle/theatre.tsx";
import { BallotBox } from "./court/ballot-box.tsx";
import type { FiefScene } from "./game.ts";
import { hasDealings, Offers } from "./offers/offers.tsx";

interface HappeningProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly onSelect: ((draft: Draft) => void) | undefined;
}

/** What goes on beside the map just now: a battle, an election, offers. */
export function Happening({ words, scene, onSelect }: HappeningProps) {
  const { battle, election } = scene.view;
  if (battle === null && election === null && !hasDealings(scene.view)) return null;
  return (
    <div className="fief-happening">
      <Theatre words={words} scene={scene} />
      <BallotBox words={words} scene={scene} />
      <Offers words={words} scene={scene} onSelect={onSelect} />
    </div>
  );
}
