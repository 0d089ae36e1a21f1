import clsx from "clsx";
import { createContext, type ReactNode, use } from "react";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import type { BoardProps, Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import selectable from "../../styles/selectable.module.css";
import { actionLabel } from "../decision/labels.ts";
import { openSpots, type SpotName } from "../decision/spots.ts";
import type { Village, VillageModel } from "../game.ts";
import styles from "./spot.module.css";

interface Lights {
  readonly t: Translate;
  readonly model: VillageModel;
  readonly selected: Draft | null;
  readonly onSelect: ((draft: Draft) => void) | undefined;
  readonly open: ReadonlyMap<SpotName, readonly Draft[]>;
}
const LightsOf = createContext<Lights | null>(null);

interface SpotLightsProps extends Pick<BoardProps<Village>, "model" | "selected" | "onSelect"> {
  readonly t: Translate;
  readonly children: ReactNode;
}

/** Tells every spot below it what may be chosen there. */
export function SpotLights({ t, model, selected, onSelect, children }: SpotLightsProps) {
  const open = onSelect === undefined ? new Map<SpotName, readonly Draft[]>() : openSpots(model);
  return <LightsOf value={{ t, model, selected, onSelect, open }}>{children}</LightsOf>;
}

interface SpotProps {
  readonly name: SpotName;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the board: a button with a gilt frame where it can be chosen. Chosen again, it goes on to the next action that is available there. */
export function Spot({ name, className, children }: SpotProps) {
  const lights = use(LightsOf);
  const actions = lights?.open.get(name) ?? [];
  const [first] = actions;
  if (lights === null || lights.onSelect === undefined || first === undefined) {
    return (
      <div className={clsx(styles.spot, className)} data-spots={name}>
        {children}
      </div>
    );
  }
  const { t, model, selected, onSelect } = lights;
  const chosen = selected === null ? -1 : actions.findIndex((action) => isIn(action, selected));
  const next = actions[(chosen + 1) % actions.length] ?? first;
  return (
    <button
      type="button"
      className={clsx(styles.spot, selectable.selectable, className)}
      aria-pressed={chosen >= 0}
      data-spots={name}
      onClick={() => onSelect(next)}
    >
      {children}
      <VisuallyHidden>{t("board.choose", { label: actionLabel(t, model, next) })}</VisuallyHidden>
    </button>
  );
}

/** Whether the draft began with this action. */
const isIn = (action: Draft, selected: Draft) =>
  Object.entries(action).every(([name, value]) => choosable.has(name) || selected[name] === value);

/** Fields that a list asks afterwards. */
const choosable = new Set(["pay", "make", "cube", "cubes"]);
