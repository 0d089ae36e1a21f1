import clsx from "clsx";
import type { Words } from "../../board.ts";
import { Drawing } from "../drawings/drawing.tsx";
import { CubeRow } from "../drawings/pieces.tsx";
import { cubesIn, type Space, type Told, type VillageScene } from "../game.ts";
import { cubesOf } from "../wording.ts";
import { SceneDrawing } from "./scene-drawing.tsx";
import { Spot } from "./spot.tsx";
import { spaceOf } from "./spots.ts";

interface SceneProps {
  readonly words: Words;
  readonly scene: VillageScene;
}

/** The village, with the cubes of each action at its place. */
export function VillageGround({ words, scene }: SceneProps) {
  const { spaces, bag, board } = scene.view;
  return (
    <section className="vil-ground" aria-label={words("board.scene")}>
      <div className="vil-scene">
        <SceneDrawing />
        {spaces.map((space) => (
          <Placard key={space.action} words={words} space={space} isMoved={isLastTaken(scene.recent, space)} />
        ))}
        <Spot name="well" className="vil-placard at-well">
          <Drawing name="well" />
          <b>{words("board.well")}</b>
          <small>{words("board.wellNote", { cubes: board.wellCubes })}</small>
        </Spot>
      </div>
      <p className="quiet small">{words("board.bag", { cubes: cubesOf(words, bag) })}</p>
    </section>
  );
}

interface PlacardProps {
  readonly words: Words;
  readonly space: Space;
  readonly isMoved: boolean;
}

function Placard({ words, space: { action, cubes }, isMoved }: PlacardProps) {
  const isEmpty = cubesIn(cubes).length === 0;
  const name = words(`action.${action}`);
  return (
    <Spot name={spaceOf(action)} className={clsx("vil-placard", `at-${action}`, isMoved && "moved")}>
      <Drawing name={action} />
      <b aria-hidden="true">{name}</b>
      <CubeRow cubes={cubes} />
      <span className="sr">
        {isEmpty
          ? words("board.spaceEmpty", { action: name })
          : words("board.spaceLabel", { action: name, cubes: cubesOf(words, cubes) })}
        {isMoved ? `, ${words("board.moved")}` : ""}
      </span>
    </Spot>
  );
}

const isLastTaken = (recent: readonly Told[], { action }: Space): boolean =>
  recent.some((told) => told.type === "CubeTaken" && told.action === action);
