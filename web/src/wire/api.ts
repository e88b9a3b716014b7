/** Requests to the server, with types generated from its OpenAPI document. */
import createClient, { type Middleware } from "openapi-fetch";
import { lang, t } from "../words/words.svelte";
import type { paths } from "./schema.gen";
import type { Problem } from "./types";

/** A refusal of the server, in the reader's language. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export function unreachable(): Refused {
  return new Refused({ status: 0, code: "unreachable", message: t("problem-unreachable") } as Problem);
}

/** Whether a retry is useful: the server was unreachable, overloaded, or limited the rate. */
export function passing(problem: Problem): boolean {
  return problem.status === 0 || problem.status === 429 || problem.status >= 500;
}

const speaking: Middleware = {
  onRequest({ request }) {
    request.headers.set("accept-language", lang());
    return request;
  },
  onError() {
    return unreachable();
  },
};

export const api = createClient<paths>({ baseUrl: location.origin, credentials: "same-origin" });
api.use(speaking);

/** The response; throws refusals. */
export async function got<T>(asked: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await asked;
  if (response.ok) return data as T;
  if (error && typeof error === "object" && "message" in error) throw new Refused(error as Problem);
  throw unreachable();
}
