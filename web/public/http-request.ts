import { documentLanguage } from './i18n/language';
import { RequestError, type Request, type RequestOptions, type TypedDocumentString } from './request';

/** Milliseconds before each retry; about 13 s in total, longer than a restart of the server. */
const waits = [500, 1000, 2000, 4000, 6000];
const answerTimeLimit = 15_000;
/** Milliseconds that tries may take themselves, all together: a server or database that hangs is not waited for like one that starts. */
const hangLimit = 8_000;

interface GraphQLAnswer {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string; field?: string; details?: unknown } }[];
}

/** 128 random bits; not randomUUID, which is missing on plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const noAnswer = () => new RequestError('UNAVAILABLE', 'The server did not answer', { textKey: 'refusal.unreachable' });

async function requestOnce(body: string, headers: Record<string, string>, timeLimit: number): Promise<unknown> {
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
    throw noAnswer();
  }
  const refusal = answer.errors?.[0];
  if (refusal) throw new RequestError(refusal.extensions?.code ?? 'INTERNAL', refusal.message, refusal.extensions);
  if (!answer.data) throw noAnswer();
  return answer.data;
}

const isTransient = (error: unknown) =>
  error instanceof RequestError && (error.code === 'UNAVAILABLE' || error.code === 'IN_FLIGHT');

/** Requests over HTTP. A write keeps one Idempotency-Key over all its tries, so that it runs once even if an answer was lost. */
export const httpRequest: Request = async <Answer, Variables>(
  document: TypedDocumentString<Answer, Variables>,
  variables?: Variables,
  options: RequestOptions = {},
) => {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'apollo-require-preflight': 'true',
    'accept-language': options.language ?? documentLanguage(),
  };
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  if (document.startsWith('mutation')) headers['idempotency-key'] = options.idempotencyKey ?? newKey();
  const text = JSON.stringify({ query: document, variables });
  const sha256Hash = /#([0-9a-f]{64})$/.exec(document)?.[1];
  let body = sha256Hash
    ? JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } })
    : text;
  const end = Date.now() + (options.within ?? Infinity);
  let hung = 0;
  for (let tries = 0; ; tries += 1) {
    const began = Date.now();
    try {
      return (await requestOnce(body, headers, Math.min(answerTimeLimit, Math.max(1, end - Date.now())))) as Answer;
    } catch (error) {
      // A tab that is older or newer than the server.
      if (body !== text && error instanceof RequestError && error.code === 'PERSISTED_QUERY_NOT_FOUND') {
        body = text;
        continue;
      }
      hung += Date.now() - began;
      const isOver = tries === waits.length || hung > hangLimit || Date.now() + waits[tries] >= end;
      if (isOver || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, waits[tries]));
    }
  }
};
