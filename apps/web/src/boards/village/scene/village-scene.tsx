import { cubesOf } from "@seneschal/wording/games/village";
import clsx from "clsx";
import { Text } from "../../../ui/typography/text.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import type { Translate } from "../../board.ts";
import { spaceOf } from "../decision/spots.ts";
import { Drawing } from "../drawings/drawing.tsx";
import { Pawn } from "../drawings/pawn.tsx";
import { CubeRow } from "../drawings/pieces.tsx";
import {
  type Action,
  cubesIn,
  type Fact,
  type Figure,
  figuresAt,
  numbered,
  type Place,
  type Space,
  type VillageModel,
} from "../game.ts";
import { partRules, Rule } from "../rules.tsx";
import layout from "../village-table.module.css";
import styles from "./scene.module.css";
import { Spot } from "./spot.tsx";
import { TableScene } from "./table-scene.tsx";

interface SceneProps {
  readonly t: Translate;
  readonly model: VillageModel;
}

/** The village, with the cubes of each action at its place. */
export function VillageGround({ t, model }: SceneProps) {
  const { spaces, bag, board } = model.view;
  return (
    <section data-testid="village-scene" data-element="ground" className={layout.ground} aria-label={t("board.scene")}>
      <div className={styles.scene}>
        <TableScene />
        {spaces.map((space) => (
          <Placard
            key={space.action}
            t={t}
            space={space}
            workers={(workplaces[space.action] ?? []).flatMap((place) => figuresAt(model.view, place))}
            isMoved={isLastTaken(model.recent, space)}
          />
        ))}
        <Spot name="well" className={clsx(styles.placard, styles.well)}>
          <Drawing name="well" />
          <b>{t("board.well")}</b>
          <small>{t("board.wellNote", { cubes: board.wellCubes })}</small>
        </Spot>
      </div>
      <Text as="p" muted small data-at="cube-bag">
        <Rule rule={partRules.ground}>{t("board.bag", { cubes: cubesOf(t, bag) })}</Rule>
      </Text>
    </section>
  );
}

interface PlacardProps {
  readonly t: Translate;
  readonly space: Space;
  /** The family members who work there; the parts below the scene say where exactly. */
  readonly workers: readonly Figure[];
  readonly isMoved: boolean;
}

function Placard({ t, space: { action, cubes }, workers, isMoved }: PlacardProps) {
  const isEmpty = cubesIn(cubes).length === 0;
  const name = t(`action.${action}`);
  const label = isEmpty
    ? t("board.spaceEmpty", { action: name })
    : t("board.spaceLabel", { action: name, cubes: cubesOf(t, cubes) });
  return (
    <Spot name={spaceOf(action)} className={clsx(styles.placard, styles[action], isMoved && styles.moved)}>
      <Drawing name={action} />
      <b aria-hidden="true">{name}</b>
      <CubeRow cubes={cubes} title={label} />
      {workers.length === 0 ? null : (
        <span className={styles.workers} aria-hidden="true">
          {numbered(workers).map(({ one, key }) => (
            <Pawn key={key} figure={one} />
          ))}
        </span>
      )}
      <VisuallyHidden>
        {label}
        {isMoved ? `, ${t("board.moved")}` : ""}
      </VisuallyHidden>
    </Spot>
  );
}

const isLastTaken = (recent: readonly Fact[], { action }: Space): boolean =>
  recent.some((fact) => fact.type === "CubeTaken" && fact.action === action);

/** The places of each action. */
const workplaces: Partial<Record<Action, readonly Place[]>> = {
  crafts: ["wainwright", "stables", "library", "smithy"],
  travel: ["city-A", "city-B", "city-C", "city-D", "city-E", "city-F"],
  council: ["council-1", "council-2", "council-3", "council-4"],
  church: ["window-1", "window-2", "window-3", "window-4"],
};
