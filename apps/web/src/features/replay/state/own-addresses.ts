/**
 * The addresses that were written and may still arrive, from the one that has arrived on, the earliest first. Several can be
 * on their way: the router tells of an address when it has rendered it, which may be after the next one was written.
 */
export type OwnAddresses = readonly [string, ...string[]];

/** The addresses after this one has arrived; undefined if it is not one of ours, so a link or the browser has changed it. */
export function afterArrival(own: OwnAddresses, arrived: string): OwnAddresses | undefined {
  const place = own.indexOf(arrived);
  return place < 0 ? undefined : [arrived, ...own.slice(place + 1)];
}
