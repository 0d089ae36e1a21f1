/** Runs one call per id at a time. Every caller gets a result of a call that started after theirs; waiting callers share it. */
export function oneAtATime<Answer>(ask: (id: string) => Promise<Answer>): (id: string) => Promise<Answer> {
  const running = new Map<string, Promise<unknown>>();
  const next = new Map<string, Promise<Answer>>();
  function begin(id: string): Promise<Answer> {
    next.delete(id);
    const answer = ask(id).finally(() => {
      if (running.get(id) === answer) running.delete(id);
    });
    running.set(id, answer);
    return answer;
  }
  return (id) => {
    const before = running.get(id);
    if (before === undefined) return begin(id);
    const answer = next.get(id) ?? before.then(ignore, ignore).then(() => begin(id));
    next.set(id, answer);
    return answer;
  };
}

function ignore(): void {}
