import { createFiefPicture } from "../fief-shared/picture.tsx";
import type { Fief } from "./game.ts";
import { Pieces } from "./pieces/pieces.tsx";
import { landDivision } from "./realm/areas.ts";

export const pictures = [
  createFiefPicture<Fief>({
    id: "fief-1429",
    messages: "fief-1429",
    landDivision,
    Pieces: (props) => <Pieces {...props} />,
  }),
];
