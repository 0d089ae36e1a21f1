import type { ReactNode } from "react";
import { Symbols } from "../../ui/heraldry/symbols.tsx";
import type { BoardModel, Vocabulary } from "../board-model.ts";
import type { BoardPicture } from "../picture.ts";
import { Ground, type LandDivision } from "./land/ground.tsx";
import styles from "./land/realm-map.module.css";
import { Drawing as FiefDrawing } from "./pieces/drawings/symbols.tsx";
import type { MapPiecesProps } from "./pieces/pieces.tsx";
import { height, width } from "./realm/places.ts";

interface FiefPicture<Game extends Vocabulary> {
  readonly id: string;
  /** The message file of the game; that of its map has the same name with `-map`. */
  readonly messages: string;
  readonly landDivision: LandDivision;
  Pieces(props: MapPiecesProps<BoardModel<Game>>): ReactNode;
}

/** The picture of a Fief: its map with everything that stands on it. */
export function createFiefPicture<Game extends Vocabulary>(fief: FiefPicture<Game>): BoardPicture<Game> {
  const { id, messages, landDivision, Pieces } = fief;
  return {
    id,
    width,
    height,
    Picture: ({ translate, model }) => (
      <g className={styles.map}>
        <Symbols>
          <FiefDrawing />
        </Symbols>
        <Ground tMap={translate(`${messages}-map`)} landDivision={landDivision} />
        <Pieces t={translate(messages)} view={model.view} recent={model.recent} highlights={new Map()} />
      </g>
    ),
  };
}
