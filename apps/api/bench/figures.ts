export function medianOf(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}

export interface Figures {
  readonly bench: string;
  readonly value: number;
  readonly unit: string;
  readonly reference: number;
  /** By default the value divided by the reference. */
  readonly ratio?: number;
}

/** Prints one line of the report. */
export function report({ value, reference, ratio = value / reference, ...about }: Figures): void {
  const rounded = (figure: number) => Number(figure.toPrecision(4));
  const figures = { value: rounded(value), reference: rounded(reference), ratio: Number(ratio.toFixed(3)) };
  console.log(
    JSON.stringify({
      bench: about.bench,
      value: figures.value,
      unit: about.unit,
      reference: figures.reference,
      ratio: figures.ratio,
    }),
  );
}
