/** One thing about a village, and whose shield stands before it. */
export interface VillageFact {
  readonly term: string;
  readonly text: string;
  readonly seat: number | null;
}

export const textFact = (term: string, text: string): VillageFact => ({ term, text, seat: null });
