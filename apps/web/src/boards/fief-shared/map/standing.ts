/** One thing about a village, and whose shield stands before it. */
export interface Standing {
  readonly term: string;
  readonly text: string;
  readonly seat: number | null;
}

export const plain = (term: string, text: string): Standing => ({ term, text, seat: null });
