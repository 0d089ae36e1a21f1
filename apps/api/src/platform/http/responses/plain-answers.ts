/**
 * For answers that are made anew for each reader and too large to be parsed once more on their way out. That they fit
 * their schemas is checked by the tests, where they are parsed all the same.
 */
export const plainAnswers = { serializerCompiler: () => (answer: unknown) => JSON.stringify(answer) };
