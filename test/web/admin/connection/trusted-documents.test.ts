import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { afterEach, expect, jest, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LogoutPage_SignOutDocument } from '../../../../web/admin/accounts/logout.generated';
import { CheckInAppPage_UploadLogoDocument } from '../../../../web/admin/check-in-app/check-in-app.generated';
import { QueuePage_CheckInDocument } from '../../../../web/admin/check-ins/check-ins.generated';
import { orderedDocument } from '../../../../web/admin/connection/ordered-document';
import { trustedDocumentsLink } from '../../../../web/admin/connection/trusted-documents-link';

const manifest = JSON.parse(readFileSync('dist/documents/admin.json', 'utf8')) as Record<string, string>;

interface Body {
  query?: string;
  extensions?: { persistedQuery: { sha256Hash: string } };
}
let requests: Body[] = [];
afterEach(() => {
  requests = [];
});

/** A client whose server answers these, one after the other. */
function clientOf(...answers: object[]): ApolloClient {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    requests.push(JSON.parse(String(init?.body)) as Body);
    return new Response(JSON.stringify(answers.shift()), { headers: { 'content-type': 'application/json' } });
  });
  return new ApolloClient({
    cache: new InMemoryCache(),
    documentTransform: orderedDocument,
    link: trustedDocumentsLink(new HttpLink({ uri: '/graphql' })),
  });
}
const signedOut = { data: { signOut: { __typename: 'MutationResult', success: true } } };
const unknown = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};

test('a document is asked for by the hash that the build gave to the server', async () => {
  const client = clientOf(signedOut);
  await client.mutate({ mutation: LogoutPage_SignOutDocument });
  expect(requests.map(({ query }) => query)).toEqual([undefined]);
  expect(manifest[requests[0]!.extensions!.persistedQuery.sha256Hash]).toContain('mutation LogoutPage_SignOut');
});

test('a server that does not know the hash gets the text', async () => {
  const client = clientOf(unknown, signedOut);
  expect((await client.mutate({ mutation: LogoutPage_SignOutDocument })).data).toEqual(signedOut.data);
  expect(requests[1]!.query).toContain('mutation LogoutPage_SignOut');
});

test('with files the text is sent at once', async () => {
  const client = clientOf({ data: { uploadLogo: null } });
  const variables = { file: new File(['x'], 'logo.png') };
  await client.mutate({ mutation: CheckInAppPage_UploadLogoDocument, variables });
  expect(requests.map(({ query }) => query)).toEqual([expect.stringContaining('mutation CheckInAppPage_UploadLogo')]);
});

test('the text that the client sends where its hash is unknown is that of the manifest, whatever its fragments', async () => {
  const client = clientOf(unknown, { data: { checkIn: null } });
  await client.query({ query: QueuePage_CheckInDocument, variables: { id: '1' }, errorPolicy: 'all' });
  const { query, extensions } = requests[1]!;
  expect(query!.match(/^fragment /gm)!.length).toBeGreaterThan(1);
  expect(createHash('sha256').update(query!).digest('hex')).toBe(extensions!.persistedQuery.sha256Hash);
  expect(manifest[extensions!.persistedQuery.sha256Hash]).toBe(query);
});
