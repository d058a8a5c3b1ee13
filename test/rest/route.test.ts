import { expect, test } from '@jest/globals';
import { RestGetEnvDocument, RestLeaveDocument } from '../../server/adapters/rest/documents.generated.js';
import { row } from '../../server/adapters/rest/route.js';

const facts = { method: 'GET', path: '/api/x', errorKey: 'message', summary: '' } as const;

// The types are checked by the compiler: each line that is expected to fail would be an error if it did not.
test('an answer reads what its document asks for, and no more', () => {
  const known = row(RestGetEnvDocument, { ...facts, answer: ({ environment }) => environment.version });
  // @ts-expect-error The document does not ask for that.
  const unknown = row(RestGetEnvDocument, { ...facts, answer: ({ environment }) => environment.secret });
  const data = { environment: { version: '1' } } as never;
  const request = { query: {}, body: {}, params: {} };
  expect([known.answer(data, request), unknown.answer(data, request)]).toEqual(['1', undefined]);
});

test('a row gives every variable that its document needs', () => {
  const answer = () => null;
  const complete = row(RestLeaveDocument, { ...facts, variables: () => ({ publicId: 'x' }), answer });
  // @ts-expect-error The variable is called publicId.
  const misnamed = row(RestLeaveDocument, { ...facts, variables: () => ({ id: 'x' }), answer });
  // @ts-expect-error There is one.
  const missing = row(RestLeaveDocument, { ...facts, answer });
  const request = { query: {}, body: {}, params: {} };
  expect([complete, misnamed, missing].map(({ variables }) => variables?.(request))).toEqual([
    { publicId: 'x' },
    { id: 'x' },
    undefined,
  ]);
});
