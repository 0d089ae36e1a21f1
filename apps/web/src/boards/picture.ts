import type { ReactNode } from "react";
import type { Translate } from "./board.ts";
import type { BoardModel, Vocabulary } from "./board-model.ts";
import { drawnCovers } from "./register.ts";

export interface PictureProps<Game extends Vocabulary = Vocabulary> {
  /** The texts of a message file. */
  translate(messages: string): Translate;
  readonly model: BoardModel<Game>;
}

/** A position as SVG elements, for link previews and embedded pictures. It is made of the drawings of the board. */
export interface BoardPicture<Game extends Vocabulary = Vocabulary> {
  /** Of the ruleset. */
  readonly id: string;
  /** The size of the drawing in its own units. */
  readonly width: number;
  readonly height: number;
  Picture(props: PictureProps<Game>): ReactNode;
}

/** The picture of a ruleset, loaded when it is asked for; `undefined` if the ruleset has none. */
export async function pictureOf(ruleset: string): Promise<BoardPicture | undefined> {
  const cover = drawnCovers.find(({ id }) => id === ruleset);
  if (cover === undefined || cover.isWorded) return undefined;
  const { pictures }: PictureFile = await import(`./${cover.folder}/picture.tsx`);
  return pictures.find(({ id }) => id === ruleset);
}

interface PictureFile {
  readonly pictures: readonly BoardPicture[];
}
