import type { BoardModel, Vocabulary } from "../../board-model.ts";

export const people = ["Ann", "Bob", "Cleo", "Yves"].map((name) => ({ name }));

interface Recorded<Game extends Vocabulary> {
  readonly seat: number | null;
  readonly model: Omit<BoardModel<Game>, "people" | "yourSeat">;
}

/** A recorded moment, as the player who is asked sees it. */
export const toBoardModel = <Game extends Vocabulary>({ model, seat }: Recorded<Game>): BoardModel<Game> => ({
  ...model,
  people,
  yourSeat: seat,
});

/** The recorded moment of this name. */
export function modelNamed<Game extends Vocabulary>(
  recorded: Readonly<Record<string, Recorded<Game>>>,
  name: string,
): BoardModel<Game> {
  const moment = recorded[name];
  if (moment === undefined) throw new Error(`no recorded moment ${name}`);
  return toBoardModel(moment);
}

/** All recorded questions. */
export function questionsOf<Game extends Vocabulary>(
  recorded: Readonly<Record<string, Recorded<Game>>>,
): Readonly<Record<string, BoardModel<Game>>> {
  const { end: _, ...questions } = recorded;
  return Object.fromEntries(Object.entries(questions).map(([name, moment]) => [name, toBoardModel(moment)]));
}
