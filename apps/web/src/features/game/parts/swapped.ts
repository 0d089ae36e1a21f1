/** The list with the items at `place` and `place + 1` exchanged. */
export function swapped<Value>(list: readonly Value[], place: number): readonly Value[] {
  const [one, other] = list.slice(place, place + 2);
  return one === undefined || other === undefined ? list : list.toSpliced(place, 2, other, one);
}
