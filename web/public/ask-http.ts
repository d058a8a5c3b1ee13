import { AskError, type Ask, type AskOptions, type TypedDocumentString } from './ask';

/** Waits before each further try: together longer than a short outage of the server (about 13 s). */
const waits = [500, 1000, 2000, 4000, 6000];
const answerLimit = 15_000;

type GraphQLAnswer = {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string; field?: string; details?: unknown } }[];
};

/** 128 random bits; not randomUUID, which is missing on plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function askOnce(body: string, headers: Record<string, string>, timeLimit: number): Promise<unknown> {
  let answer: GraphQLAnswer;
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers,
      body,
      signal: AbortSignal.timeout(timeLimit),
    });
    answer = (await response.json()) as GraphQLAnswer;
  } catch {
    throw new AskError('UNAVAILABLE', 'We could not reach the server. Please check the connection and try again.');
  }
  const refusal = answer.errors?.[0];
  if (refusal) throw new AskError(refusal.extensions?.code ?? 'INTERNAL', refusal.message, refusal.extensions);
  if (!answer.data) throw new AskError('UNAVAILABLE', 'The server is not ready yet. Please try again.');
  return answer.data;
}

const mayPass = (error: unknown) =>
  error instanceof AskError && (error.code === 'UNAVAILABLE' || error.code === 'IN_FLIGHT');

/** Asks over HTTP. A write keeps one Idempotency-Key over all its tries, so that an unanswered one cannot happen twice. */
export const askHttp: Ask = async <Answer, Variables>(
  document: TypedDocumentString<Answer, Variables>,
  variables?: Variables,
  options: AskOptions = {},
) => {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'apollo-require-preflight': 'true' };
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  if (document.startsWith('mutation')) headers['idempotency-key'] = options.idempotencyKey ?? newKey();
  const text = JSON.stringify({ query: document, variables });
  const sha256Hash = /#([0-9a-f]{64})$/.exec(document)?.[1];
  let body = sha256Hash
    ? JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } })
    : text;
  const end = Date.now() + (options.within ?? Infinity);
  for (let tries = 0; ; tries += 1) {
    try {
      return (await askOnce(body, headers, Math.min(answerLimit, Math.max(1, end - Date.now())))) as Answer;
    } catch (error) {
      // A tab that is older or newer than the server.
      if (body !== text && error instanceof AskError && error.code === 'PERSISTED_QUERY_NOT_FOUND') {
        body = text;
        continue;
      }
      if (tries === waits.length || !mayPass(error) || Date.now() + waits[tries] >= end) throw error;
      await new Promise((resolve) => setTimeout(resolve, waits[tries]));
    }
  }
};
