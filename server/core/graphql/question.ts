import type { DocumentNode } from 'graphql';
import type { RootCall, Tenant } from '../access/tenant.js';
import type { Viewer } from '../access/viewer.js';
import type { RequestFacts } from '../context.js';

interface Asked {
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

/** A text that is the same for two queries only if their answers are, asked at the same time; with the facts that these may depend on. */
export function questionOf(asked: Asked): { key: string; facts: RequestFacts } {
  const { document, operationName, variables, viewer, tenant, calls } = asked;
  const isForAll = viewer.kind === 'anonymous' && calls.every(({ mark }) => mark.source === 'public');
  const { requestId, ...own } = asked.facts;
  const { origin, language } = own;
  const key = JSON.stringify([
    numberOf(document),
    operationName ?? '',
    variables,
    tenant,
    isForAll ? { origin, language } : { viewer, ...own },
  ]);
  return { key, facts: isForAll ? factsOfAll({ requestId, origin, language }) : asked.facts };
}

/** What a public page may know of those who look at it. */
const factsOfAll = (known: Pick<RequestFacts, 'requestId' | 'origin' | 'language'>): RequestFacts => ({
  ...known,
  get address(): string {
    throw new Error(DEPENDS);
  },
  get userAgent(): string {
    throw new Error(DEPENDS);
  },
});

const DEPENDS = 'Visitors share the answers of public queries: these cannot depend on who asks';
