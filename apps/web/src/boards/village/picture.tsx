import clsx from "clsx";
import type { ReactNode } from "react";
import type { BoardPicture } from "../picture.ts";
import pieces from "./drawings/pieces.module.css";
import { placeDrawings } from "./drawings/place-drawings.tsx";
import { wareDrawings } from "./drawings/ware-drawings.tsx";
import { type Action, cubesIn, numbered, type Space, type Village } from "./game.ts";
import styles from "./picture.module.css";
import { Drawing as SceneDrawing } from "./scene/scene-drawing.tsx";
import { SceneFrame } from "./scene/scene-frame.tsx";

const width = 820;
const height = 560;
/** The scene is drawn on 1000 by 430; here its sky is higher. */
const scene = { width, height: 353 };

/** Names with more letters are smaller. */
const longName = 13;

/** The village with the cubes that are left at each action. */
export const pictures: readonly BoardPicture<Village>[] = [
  {
    id: "village",
    width,
    height,
    Picture: ({ translate, model: { view } }) => {
      const t = translate("village");
      return (
        <>
          <svg aria-hidden="true" width={scene.width} height={scene.height} viewBox="0 0 1000 430">
            <SceneFrame>
              <SceneDrawing />
            </SceneFrame>
          </svg>
          {view.spaces.map((space, place) => (
            <g
              key={space.action}
              transform={`translate(${(place % 4) * 206} ${scene.height + 12 + Math.floor(place / 4) * 100})`}
            >
              <PicturePlacard space={space} name={t(`action.${space.action}`)} />
            </g>
          ))}
        </>
      );
    },
  },
];

interface PlacardProps {
  readonly space: Space;
  readonly name: string;
}

function PicturePlacard({ space: { action, cubes }, name }: PlacardProps) {
  return (
    <>
      <rect className={styles.placard} width="198" height="90" rx="4" />
      <Drawing name={action} x={8} y={8} scale={0.6}>
        {placeDrawings[action]}
      </Drawing>
      <text className={clsx(styles.name, name.length > longName && styles.long)} x="54" y="33">
        {name}
      </text>
      {numbered(cubesIn(cubes)).map(({ one, key }, place) => (
        <Drawing key={key} name={one} x={10 + place * 25} y={54} scale={1}>
          {wareDrawings[one]}
        </Drawing>
      ))}
    </>
  );
}

interface DrawingProps {
  readonly name: Action | ReturnType<typeof cubesIn>[number];
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly children: ReactNode;
}

/** In place, not by a reference: its colours come from the elements around it. */
const Drawing = ({ name, x, y, scale, children }: DrawingProps) => (
  <g className={clsx(pieces.drawing, pieces[name])} transform={`translate(${x} ${y}) scale(${scale})`}>
    {children}
  </g>
);
