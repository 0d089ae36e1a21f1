import { createFiefPicture } from "../fief-shared/picture.tsx";
import { fiefOriginal, fiefVitale } from "./cover.tsx";
import type { Fief } from "./game.ts";
import { Pieces } from "./pieces/pieces.tsx";
import { landDivision } from "./realm/areas.ts";

export const pictures = [fiefOriginal, fiefVitale].map(({ id, messages }) =>
  createFiefPicture<Fief>({ id, messages, landDivision, Pieces: (props) => <Pieces {...props} /> }),
);
