interface Figures {
  readonly bench: string;
  readonly value: number;
  readonly unit: string;
  /** The most that is allowed. */
  readonly reference: number;
}

/** Prints one line of the report. */
export function report({ bench, value, unit, reference }: Figures): void {
  const rounded = (figure: number) => Number(figure.toPrecision(4));
  const ratio = Number((value / reference).toFixed(3));
  console.log(JSON.stringify({ bench, value: rounded(value), unit, reference: rounded(reference), ratio }));
}
