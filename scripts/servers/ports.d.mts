export function portFor(asked: string | undefined, usual: number, host: string): Promise<number>;
