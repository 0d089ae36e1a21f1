import type { Words } from "../board.ts";
import type { Draft } from "../scene.ts";
import { Theatre } from "./battle/theatre.tsx";
import { BallotBox, isCrownAtStake } from "./court/ballot-box.tsx";
import type { FiefScene } from "./game.ts";
import { AttackNotice } from "./hand/attack-notice.tsx";
import { hasDealings, Offers } from "./offers/offers.tsx";

interface HappeningProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly onSelect: ((draft: Draft) => void) | undefined;
}

/** What goes on beside the map just now: an attack, a battle, the crown, offers. */
export function Happening({ words, scene, onSelect }: HappeningProps) {
  const { battle, attack } = scene.view;
  if (battle === null && attack === null && !isCrownAtStake(scene) && !hasDealings(scene.view)) return null;
  return (
    <div className="fief-happening">
      <AttackNotice words={words} scene={scene} />
      <Theatre words={words} scene={scene} />
      <BallotBox words={words} scene={scene} />
      <Offers words={words} scene={scene} onSelect={onSelect} />
    </div>
  );
}
