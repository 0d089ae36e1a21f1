export function setupLink(address: string, env?: Readonly<Record<string, string>>): Promise<string>;
