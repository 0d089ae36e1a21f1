/** How far a step is. Both numbers have the same unit. */
export type Progress = (step: string, done: number, total: number) => void;
