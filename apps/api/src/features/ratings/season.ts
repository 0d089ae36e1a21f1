export interface Span {
  readonly since: Date;
  readonly until: Date;
}

/** From the beginning of a quarter to the beginning of the next one, in UTC. */
export function seasonSpan(season: string): Span {
  const year = Number(season.slice(0, 4));
  const quarter = Number(season.slice(-1));
  return { since: new Date(Date.UTC(year, (quarter - 1) * 3)), until: new Date(Date.UTC(year, quarter * 3)) };
}
