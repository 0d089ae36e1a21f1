import { problemOf } from "./api-problem.ts";

interface Answer<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** The body of an answer; anything else is thrown as a problem that can be explained. */
export async function bodyOf<Body>(asked: Promise<Answer<Body>>): Promise<Body> {
  const { data, error, response } = await asked.catch((failure) => {
    throw problemOf(failure);
  });
  if (!response.ok) throw problemOf(error);
  return data as Body;
}
