import { lordName } from "@seneschal/wording/games/fief-1429";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { type FiefModel, lordShown } from "../game.ts";

interface HolderProps {
  readonly t: Words;
  readonly model: FiefModel;
  /** Null where the office is vacant. */
  readonly lord: string | null;
  /** What is to be said of a vacant one. */
  readonly vacant: string;
}

/** Who holds an office: the family's shield, the lord, the player. */
export function Holder({ t, model, lord, vacant }: HolderProps) {
  const held = lord === null ? undefined : lordShown(model.view, lord);
  if (held === undefined) return <span className="quiet">{vacant}</span>;
  return (
    <span className="fief-holder">
      <Shield seat={held.seat} label={nameOf(model, held.seat)} />
      <span>
        {lordName(t, held)}
        {held.guard === null ? null : <small className="quiet"> {t("court.captive")}</small>}
      </span>
    </span>
  );
}
