/** Maps the members of a source in order, while the next ones are already being mapped: at most `ahead` at a time. */
export async function* mapAhead<Member, Mapped>(
  source: AsyncIterable<Member>,
  ahead: number,
  map: (member: Member) => Promise<Mapped>,
): AsyncGenerator<Mapped> {
  const queue: Promise<Mapped>[] = [];
  for await (const member of source) {
    const mapped = map(member);
    // Its turn comes later; until then a failure must not end the process.
    mapped.catch(() => {});
    queue.push(mapped);
    const [first] = queue;
    if (queue.length >= ahead && first !== undefined) {
      yield await first;
      queue.shift();
    }
  }
  for (const mapped of queue) yield await mapped;
}
