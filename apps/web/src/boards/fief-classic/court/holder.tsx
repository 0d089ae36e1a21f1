import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { type FiefScene, lordShown } from "../game.ts";

interface HolderProps {
  readonly t: Words;
  readonly scene: FiefScene;
  /** Null where the office is vacant. */
  readonly lord: string | null;
  /** What is to be said of a vacant one. */
  readonly vacant: string;
}

/** Who holds an office: the family's shield, the lord, the player. */
export function Holder({ t, scene, lord, vacant }: HolderProps) {
  const held = lord === null ? undefined : lordShown(scene.view, lord);
  if (held === undefined) return <span className="quiet">{vacant}</span>;
  return (
    <span className="fief-holder">
      <Shield seat={held.seat} label={nameOf(scene, held.seat)} />
      <span>{t(`lord.${held.lord}`)}</span>
    </span>
  );
}
