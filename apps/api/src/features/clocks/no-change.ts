/** Thrown out of a proposal when the game, as it stands now, needs nothing of us. */
export class NoChange extends Error {}

export async function unlessNoChange(change: Promise<unknown>): Promise<void> {
  await change.catch((error: unknown) => {
    if (!(error instanceof NoChange)) throw error;
  });
}
