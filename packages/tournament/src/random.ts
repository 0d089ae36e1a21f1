/** A whole number from 0 up to, but not including, the limit. All random draws use this function. */
export type Below = (limit: number) => number;

export function shuffled<Value>(list: readonly Value[], below: Below): readonly Value[] {
  const mixed = [...list];
  for (let place = mixed.length - 1; place > 0; place--) {
    const other = below(place + 1);
    [mixed[place], mixed[other]] = [mixed[other] as Value, mixed[place] as Value];
  }
  return mixed;
}
