import type { DocumentNode } from 'graphql';
import type { RootCall, Tenant } from '../access/tenant.js';
import type { Viewer } from '../access/viewer.js';
import type { RequestFacts } from '../context.js';

interface PreparedQuery {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables: Record<string, unknown>;
  facts: RequestFacts;
  viewer: Viewer;
  tenant: Tenant;
  calls: readonly RootCall[];
}

const numbers = new WeakMap<DocumentNode, number>();
let documents = 0;

function numberOf(document: DocumentNode): number {
  const number = numbers.get(document) ?? (documents += 1);
  numbers.set(document, number);
  return number;
}

/** A key that two queries have in common only if their answers are the same at the same time; and the facts on which the answer may depend. */
export function sharedReadOf(query: PreparedQuery): { key: string; facts: RequestFacts } {
  const { document, operationName, variables, viewer, tenant, calls } = query;
  const isPublic = viewer.kind === 'anonymous' && calls.every(({ mark }) => mark.source === 'public');
  const { requestId, ...own } = query.facts;
  const { origin, language } = own;
  const key = JSON.stringify([
    numberOf(document),
    operationName ?? '',
    variables,
    tenant,
    isPublic ? { origin, language } : { viewer, ...own },
  ]);
  return { key, facts: isPublic ? publicFacts({ requestId, origin, language }) : query.facts };
}

/** What a public page may know of those who look at it. */
const publicFacts = (known: Pick<RequestFacts, 'requestId' | 'origin' | 'language'>): RequestFacts => ({
  ...known,
  get address(): string {
    throw new Error(DEPENDS);
  },
  get userAgent(): string {
    throw new Error(DEPENDS);
  },
});

const DEPENDS = 'Visitors share the answers of public queries: these cannot depend on who asks';
