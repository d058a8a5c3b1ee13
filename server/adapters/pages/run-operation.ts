import type { Request } from 'express';
import { parse, type DocumentNode } from 'graphql';
import type { Config } from '../../config.js';
import type { Execute } from '../../core/graphql/execute.js';
import { JsonText } from '../../core/graphql/JsonText.js';
import type { AnswerCookies } from '../../core/http/cookies.js';
import { credentialsOf, type factsOf } from '../../core/http/request-facts.js';

export type RunOperation = (
  document: { toString(): string },
  variables?: Record<string, unknown>,
  options?: { token?: string },
) => Promise<unknown>;

/** Thrown to a page's `load`, in the same shape as by `request` in the browser. */
export class RequestError extends Error {
  readonly code: string;
  readonly field: string | undefined;
  readonly details: unknown;
  constructor(message: string, { code, field, details }: { code?: unknown; field?: string; details?: unknown }) {
    super(message);
    this.name = 'RequestError';
    this.code = String(code);
    this.field = field;
    this.details = details;
  }
}

/** Runs operations of the pages for whoever sends the HTTP request; `cookies` gets those to set. */
export function operationsOf(execute: Execute, config: Config) {
  const documents = new Map<string, DocumentNode>();
  const parsed = (text: string) => {
    const document = documents.get(text) ?? parse(text);
    documents.set(text, document);
    return document;
  };
  return (
      { headers }: Pick<Request, 'headers'>,
      facts: ReturnType<typeof factsOf>,
      cookies: AnswerCookies = {},
    ): RunOperation =>
    async (document, variables = {}, { token } = {}) => {
      const result = await execute({
        document: parsed(String(document)),
        variables,
        credentials: token === undefined ? credentialsOf(headers, config) : { bearer: token },
        facts,
        cookies,
        asText: true,
      });
      const error = result.errors?.[0];
      if (error) throw new RequestError(error.message, error.extensions);
      const { data } = result;
      return JSON.parse(data instanceof JsonText ? data.text : JSON.stringify(data)) as unknown;
    };
}
