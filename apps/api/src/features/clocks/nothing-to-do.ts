/** Thrown out of a proposal when the game, as it stands now, needs nothing of us. */
export class NothingToDo extends Error {}

export async function unlessNothing(change: Promise<unknown>): Promise<void> {
  await change.catch((error: unknown) => {
    if (!(error instanceof NothingToDo)) throw error;
  });
}
