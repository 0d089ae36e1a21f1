import type { Translate } from "./board.ts";

/** A translator of the server, for texts of boards and of shared packages: their keys are not known to the compiler. */
export const translateWith =
  (translate: (key: never, values: never) => string): Translate =>
  (key, values) =>
    translate(key as never, values as never);
