/** One fact about a village, with the shield of a family in front of it. */
export interface VillageFact {
  readonly term: string;
  readonly text: string;
  readonly seat: number | null;
}

export const textFact = (term: string, text: string): VillageFact => ({ term, text, seat: null });
